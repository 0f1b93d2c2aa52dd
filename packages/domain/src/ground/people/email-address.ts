/** The longest address that mail servers accept (RFC 5321). */
export const EMAIL_MAX_LENGTH = 254;
/** The longest part before the @ (RFC 5321). */
const LOCAL_MAX_LENGTH = 64;

/** Words between stops; quoted ones, which nobody types, are left out. */
const LOCAL = /^[^\s@"(),:;<>[\]\\.\p{C}]+(\.[^\s@"(),:;<>[\]\\.\p{C}]+)*$/u;
/** A label of a domain has letters, digits and, between them, hyphens (RFC 1123), in any writing (RFC 5890). */
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u;
/** What a domain ends in is no number and has two characters at least. */
const ENDING = /^\p{L}.+$/u;

/**
 * True for text in the form of an address, international ones included; only a message can tell whether it exists.
 * For addresses given to us now; an existing account is opened with the address it has, see `mayBeKnownAddress`.
 */
export function isEmailAddress(text: string): boolean {
  const at = text.lastIndexOf('@');
  const local = text.slice(0, Math.max(at, 0));
  const labels = text.slice(at + 1).split('.');
  return (
    text.length <= EMAIL_MAX_LENGTH &&
    local.length <= LOCAL_MAX_LENGTH &&
    LOCAL.test(local) &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label)) &&
    ENDING.test(labels.at(-1) ?? '')
  );
}

/** True for what an account may have been opened with, also under an older rule: something on both sides of an @. */
export function mayBeKnownAddress(text: string): boolean {
  return text.length <= EMAIL_MAX_LENGTH && /^[^\s@]+@[^\s@]+$/.test(text);
}
