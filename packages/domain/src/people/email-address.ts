/** The longest address that mail servers accept (RFC 5321). */
export const EMAIL_MAX_LENGTH = 254;

const PATTERN = /^[^\s@"(),:;<>[\]\\]+@[^\s@.]+(\.[^\s@.]+)+$/;

/**
 * True for text that has the form of an address, international ones included; whether it exists only a letter can
 * tell. Every address that registration takes passes here, so that no one is stopped by their own account.
 */
export function isEmailAddress(text: string): boolean {
  return text.length <= EMAIL_MAX_LENGTH && PATTERN.test(text);
}
