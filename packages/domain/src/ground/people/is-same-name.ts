import { foldText } from './fold-text.ts';

type Named = { firstName: string; middleName?: string; lastName: string };

/**
 * Whether two names are one person's as people write them: capitals, accents, hyphens, apostrophes and blanks do not
 * count, and a middle name may be left out or stand with the first. `Marie-Ève Tremblay` is `marie eve tremblay`.
 */
export function isSameName(one: Named, other: Named): boolean {
  const written = new Set(writingsOf(one));
  return writingsOf(other).some((writing) => written.has(writing));
}

/** A name in a form in which equal names are equal text: for a fingerprint, never to be read. */
export function foldName({ firstName, middleName = '', lastName }: Named): string {
  return [firstName, middleName, lastName].map((part) => foldText(part).replaceAll(' ', '')).join(' ');
}

function writingsOf(name: Named): string[] {
  return [name, { ...name, middleName: '' }].map((each) => foldName(each).replaceAll(' ', ''));
}
