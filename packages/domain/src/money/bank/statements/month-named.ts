/**
 * The names of the months as banks write them, in English and French, in full and short, without accents. `jui` is none: it may be
 * June or July.
 */
const NAMES: readonly (readonly string[])[] = [
  ['jan', 'january', 'janv', 'janvier'],
  ['feb', 'february', 'febr', 'fev', 'fevr', 'fevrier'],
  ['mar', 'march', 'mars'],
  ['apr', 'april', 'avr', 'avril'],
  ['may', 'mai'],
  ['jun', 'june', 'juin'],
  ['jul', 'july', 'juil', 'juill', 'juillet'],
  ['aug', 'august', 'aou', 'aout'],
  ['sep', 'sept', 'september', 'septembre'],
  ['oct', 'october', 'octobre'],
  ['nov', 'november', 'novembre'],
  ['dec', 'december', 'decembre'],
];
const BY_NAME = new Map(
  NAMES.flatMap((names, place) => names.map((name) => [name, String(place + 1)] as const)),
);

/** The number of the month that a bank names, from 1; undefined for another word. */
export function monthNamed(name: string): string | undefined {
  return BY_NAME.get(
    name
      .normalize('NFD')
      .replaceAll(/\p{Mark}/gu, '')
      .toLowerCase(),
  );
}
