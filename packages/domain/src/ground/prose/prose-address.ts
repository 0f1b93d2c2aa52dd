import { isEmailAddress } from '../people/email-address.ts';

/** The longest address that a link in a text may have. */
const PROSE_ADDRESS_MAX = 2000;

const MAIL = 'mailto:';
/** A host of letters, digits and hyphens with at least one point; so there is no room for a name before an @. */
const WEB =
  /^https:\/\/(?:[\p{L}\p{N}-]{1,63}\.){1,8}\p{L}[\p{L}\p{N}-]{1,62}(?::\d{1,5})?(?:[/?#][^\s"<>\\`\p{C}]*)?$/u;

/** What a link in a text may lead to: a page by https, or a mail to one address. Nothing else can act as a link. */
export function isProseAddress(address: string): boolean {
  if (address.length > PROSE_ADDRESS_MAX) {
    return false;
  }
  return address.startsWith(MAIL) ? isEmailAddress(address.slice(MAIL.length)) : WEB.test(address);
}
