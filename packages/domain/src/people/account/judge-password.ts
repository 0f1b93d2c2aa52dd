import { PASSWORD_LENGTH_MIN } from './account-limits.ts';
import { estimateGuesses } from './estimate-guesses.ts';
import { normalisePassword, passwordLength } from './normalise-password.ts';
import {
  dealerWordsOf,
  isMadeOfEmail,
  isMadeOfName,
  knownWordsOf,
  type PasswordOwner,
} from './password-owner.ts';

/**
 * A password that is guessed in fewer tries is refused. With a copy of the database each try costs about 10 ms of a core (see
 * hash-password.ts), so that this is four months of one; ten characters without a pattern are worth ten times as much, so
 * nothing that was drawn by chance is refused for being short. Sign-in itself allows under a thousand tries a day.
 */
const PASSWORD_GUESSES_MIN = 1e9;
/** Three hundred years of a core, or a year of three hundred. */
const STRONG_GUESSES_MIN = 1e12;

/** `short` and `guessable` are refused. */
export type PasswordStrength = 'short' | 'guessable' | 'good' | 'strong';

/** Why a new password is refused, as the key of its sentence. */
export type PasswordRefusal =
  | 'account.password.guessable'
  | 'account.password.ownName'
  | 'account.password.ownEmail';

/** The strength of a new password, and why it is refused: null where it is not, or is only too short. */
export type PasswordJudgement = { strength: PasswordStrength; refusal: PasswordRefusal | null };

/** Judges a new password of this owner at a dealer of this name, the same in the browser and on the server. Case and accents make no difference. */
export function judgePassword(typed: string, owner: PasswordOwner, dealer: string): PasswordJudgement {
  const password = normalisePassword(typed);
  if (passwordLength(password) < PASSWORD_LENGTH_MIN) {
    return { strength: 'short', refusal: null };
  }
  if (isMadeOfName(password, owner)) {
    return { strength: 'guessable', refusal: 'account.password.ownName' };
  }
  if (isMadeOfEmail(password, owner)) {
    return { strength: 'guessable', refusal: 'account.password.ownEmail' };
  }
  const guesses = estimateGuesses(password, [...knownWordsOf(owner), ...dealerWordsOf(dealer)]);
  if (guesses < PASSWORD_GUESSES_MIN) {
    return { strength: 'guessable', refusal: 'account.password.guessable' };
  }
  return { strength: guesses < STRONG_GUESSES_MIN ? 'good' : 'strong', refusal: null };
}
