import { foldText } from '../../ground/people/fold-text.ts';

/** The longest name that a signature is typed with. */
export const SIGNER_NAME_MAX_LENGTH = 150;

/** A name's words, folded, those that a hyphen or an apostrophe joins each by itself. */
function wordsOf(name: string): string[] {
  return foldText(name.replaceAll('.', ' '))
    .split(' ')
    .filter((word) => word !== '');
}

/**
 * True when what was typed is the signer's name: it begins with the first word and ends with the last, and nothing is in it that is not
 * in the name. Middle names may be left out; accents, strokes, hyphens and apostrophes do not count, nor blanks in their
 * place; a first name alone is not a signature.
 */
export function isSignerName(typed: string, name: string): boolean {
  const [first, ...rest] = wordsOf(name);
  const given = wordsOf(typed).join('');
  const last = rest.pop();
  if (first === undefined || last === undefined) {
    return first !== undefined && given === first;
  }
  const isOneWord = !/\s/u.test(name.trim());
  return (isOneWord || /\S\s+\S/u.test(typed)) && restOf(given, first, rest).some((left) => left === last);
}

/** What can be left of a text after the first word and then any of the others, in their order. */
function restOf(given: string, first: string, others: readonly string[]): readonly string[] {
  const lefts = new Set(given.startsWith(first) ? [given.slice(first.length)] : []);
  for (const word of others) {
    for (const left of [...lefts]) {
      if (left.startsWith(word)) {
        lefts.add(left.slice(word.length));
      }
    }
  }
  return [...lefts];
}

/** What a person initials with: the first letters of the first and of the last word, `AT` for `Ada Tremblay`. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  // A letter goes with its marks.
  return ends.map((word) => /^.\p{M}*/u.exec(word ?? '')?.[0].toLocaleUpperCase('fr-CA') ?? '').join('');
}
