import { PASSWORD_LENGTH_MIN } from './account-limits.ts';

/** `short` is refused; the others are a hint only, because a rule that people fight makes passwords worse. */
export type PasswordStrength = 'short' | 'guessable' | 'good' | 'strong';

/** Long enough that guessing is hopeless whatever the characters are. */
const LONG_LENGTH = 16;
const MIXED_LENGTH = 12;
const MIXED_KINDS = 3;
/** Fewer different characters than this is a pattern, not a password. */
const DISTINCT_MIN = 6;
/** Shorter names are part of too many words. */
const NAME_LENGTH_MIN = 4;
const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u];
const COMMON = /password|motdepasse|mot de passe|azerty|qwerty|123456|letmein|bienvenue|northline/i;

/**
 * How hard a new password is to guess. `personal` are texts that an attacker knows: names and the part of the e-mail
 * address before the at sign.
 */
export function passwordStrength(password: string, personal: readonly string[]): PasswordStrength {
  if (password.length < PASSWORD_LENGTH_MIN) {
    return 'short';
  }
  const lower = password.toLowerCase();
  const isPersonal = personal.some(
    (text) => text.length >= NAME_LENGTH_MIN && lower.includes(text.toLowerCase()),
  );
  if (isPersonal || COMMON.test(password) || new Set(lower).size < DISTINCT_MIN) {
    return 'guessable';
  }
  const kinds = KINDS.filter((kind) => kind.test(password)).length;
  const isMixed = password.length >= MIXED_LENGTH && kinds >= MIXED_KINDS;
  return password.length >= LONG_LENGTH || isMixed ? 'strong' : 'good';
}
