import { randomInt } from 'node:crypto';
import type { Deps } from '../../../../platform/deps.ts';

/** How many are made at a time. */
export const RECOVERY_CODES = 10;
/** No letter that looks like another or like a digit (Crockford's base 32); ten characters are 50 random bits. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const HALF_LENGTH = 5;

/** Codes to print out, such as `7K3QF-9XM2T`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => `${half()}-${half()}`);
}

function half(): string {
  return Array.from({ length: HALF_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

/**
 * The stored fingerprint of a code, however it is typed: with or without blanks and hyphens, or with look-alike
 * letters.
 */
export function recoveryCodeMark(deps: Deps, investorId: string, typed: string): string {
  const code = typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  return deps.secrets.sign(`recovery-code:${investorId}:${code}`);
}
