import { plainLetters } from '../../ground/people/fold-text.ts';

/** The owner of a password: what a guesser would try first. */
export type PasswordOwner = { firstName: string; lastName: string; email: string };

/** A part of a name this long is refused wherever it stands, as `Tremblay` in `mytremblay26`. */
const ANYWHERE_LENGTH_MIN = 5;
/** A shorter one is part of other words (`Mark` of `supermarket`): refused where it stands by itself. */
const ALONE_LENGTH_MIN = 3;
/** Characters that a password needs beside the names in it; less is a name with an ornament. */
const REST_LENGTH_MIN = 6;

/** True for a password with the owner's name in it, or made of it. Case and accents make no difference. */
export function isMadeOfName(password: string, owner: PasswordOwner): boolean {
  return isMadeOf(plainLetters(password), namesOf(owner));
}

/** True for a password with what stands before the at sign of the owner's e-mail address, or made of it. */
export function isMadeOfEmail(password: string, { email }: PasswordOwner): boolean {
  const localPart = localPartOf(email);
  const bare = squeeze(localPart);
  const folded = plainLetters(password);
  return (
    (bare.length >= ANYWHERE_LENGTH_MIN && squeeze(folded).includes(bare)) || isMadeOf(folded, [localPart])
  );
}

/** The words that somebody who knows the owner would try: names, the address and its parts. */
export function knownWordsOf(owner: PasswordOwner): string[] {
  const address = plainLetters(owner.email);
  const words = [...namesOf(owner), localPartOf(owner.email), ...address.split(/[^\p{L}\p{N}]+/u), address];
  return [...new Set(words)].filter((word) => word.length >= ALONE_LENGTH_MIN);
}

/** The words of a dealer's name: the first that somebody who guesses would add a year to. */
export function dealerWordsOf(dealer: string): string[] {
  return namesOf({ firstName: dealer, lastName: '' }).filter((word) => word.length >= ALONE_LENGTH_MIN);
}

function localPartOf(email: string): string {
  return plainLetters(email).split('@')[0]?.split('+')[0] ?? '';
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
function namesOf({ firstName, lastName }: Omit<PasswordOwner, 'email'>): string[] {
  return [firstName, lastName].flatMap((name) => {
    const folded = plainLetters(name);
    return [...folded.split(/[^\p{L}]+/u), squeeze(folded)];
  });
}

/** The letters and digits alone, so that `ana.tremblay` is found in `Ana_Tremblay`. */
function squeeze(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '');
}
