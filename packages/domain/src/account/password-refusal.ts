/** Whose password it is: what somebody who guesses would try first. */
export type PasswordOwner = { firstName: string; lastName: string; email: string };

/** Why a new password is refused, as the key of its sentence. */
export type PasswordRefusal =
  | 'account.password.common'
  | 'account.password.ownName'
  | 'account.password.ownEmail';

/** A part of a name this long is refused wherever it stands, as `Tremblay` in `mytremblay26`. */
const ANYWHERE_LENGTH_MIN = 5;
/** A shorter one is part of other words (`Mark` of `supermarket`): refused where it stands by itself. */
const ALONE_LENGTH_MIN = 3;
/** Characters that a password needs beside the names in it; less is a name with an ornament. */
const REST_LENGTH_MIN = 6;

/**
 * Why a person may not have this password: it is one of the commonest or as plain, or it is made of their own name or of their
 * e-mail address; null when they may. Case and accents make no difference. `isCommon` is asked with lower case.
 */
export function passwordRefusal(
  password: string,
  owner: PasswordOwner,
  isCommon: (lowerCase: string) => boolean,
): PasswordRefusal | null {
  const lowerCase = password.toLowerCase();
  if (isCommon(lowerCase)) {
    return 'account.password.common';
  }
  const folded = fold(password);
  if (isMadeOf(folded, namesOf(owner))) {
    return 'account.password.ownName';
  }
  const localPart = fold(owner.email).split('@')[0]?.split('+')[0] ?? '';
  const isOwnEmail =
    squeeze(localPart).length >= ANYWHERE_LENGTH_MIN && squeeze(folded).includes(squeeze(localPart));
  if (isOwnEmail || isMadeOf(folded, [localPart])) {
    return 'account.password.ownEmail';
  }
  return isPattern(lowerCase) ? 'account.password.common' : null;
}

/** Up to four characters over and over, as in `aaaaaaaaaa` and `abc1abc1abc1`. */
const REPEATED = /^(.{1,4})\1{2,}.{0,3}$/su;
const DIGITS = 10;

/** What no list of passwords can hold in every length: something short repeated, or a run such as `123456789012`. */
function isPattern(lowerCase: string): boolean {
  return REPEATED.test(lowerCase) || isRun(lowerCase, 1) || isRun(lowerCase, -1);
}

/** Letters and digits that follow each other in their order; after 9 comes 0. */
function isRun(text: string, step: 1 | -1): boolean {
  const codes = Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
  const wraps = /^\d+$/.test(text);
  return codes.slice(1).every((code, index) => {
    const difference = code - (codes[index] ?? 0);
    return difference === step || (wraps && difference === step * (1 - DIGITS));
  });
}

function isMadeOf(folded: string, names: readonly string[]): boolean {
  const telling = names.filter((name) => name.length >= ALONE_LENGTH_MIN);
  if (
    telling.some((name) =>
      name.length >= ANYWHERE_LENGTH_MIN ? folded.includes(name) : standsAlone(folded, name),
    )
  ) {
    return true;
  }
  const rest = telling.reduce((text, name) => text.replaceAll(name, ''), folded);
  return rest !== folded && squeeze(rest).length < REST_LENGTH_MIN;
}

function standsAlone(text: string, name: string): boolean {
  return text.split(/[^\p{L}]+/u).includes(name);
}

/** `Marie-Ève de la Tour` gives its words and, as people write them in one, `marieeve` and `delatour`. */
function namesOf({ firstName, lastName }: PasswordOwner): string[] {
  return [firstName, lastName].flatMap((name) => {
    const folded = fold(name);
    return [...folded.split(/[^\p{L}]+/u), squeeze(folded)];
  });
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The letters and digits alone, so that `ana.tremblay` is found in `Ana_Tremblay`. */
function squeeze(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '');
}
