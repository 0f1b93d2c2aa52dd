/**
 * Keys of texts by what keeps their promise: a module and what it exports, as `path#name`, or `states a fact:` with the reason
 * why nothing has to be kept. What people of the dealer do is kept by what puts it before them.
 */
export type KeptPromises = Readonly<Record<string, readonly string[]>>;

const STATES_A_FACT = 'states a fact:';

/** Promises that nothing keeps, keepers that are gone, and rows of the tables that no text needs. */
export function promiseProblems(
  promised: readonly string[],
  tables: readonly KeptPromises[],
  isThere: (keeper: string) => boolean,
): string[] {
  const rows = tables.flatMap((table) => Object.entries(table));
  const listed = rows.flatMap(([, keys]) => keys);
  return [
    ...promised
      .filter((key) => !listed.includes(key))
      .map(
        (key) =>
          `${key}: promises something; name what keeps it in scripts/promises, or why it states a fact`,
      ),
    ...rows
      .filter(([keeper]) => !keeper.startsWith(STATES_A_FACT) && !isThere(keeper))
      .map(([keeper, keys]) => `${keeper}: keeps ${keys.join(', ')} and is not there`),
    ...listed
      .filter((key, place) => listed.indexOf(key) !== place)
      .map((key) => `${key}: is in scripts/promises twice`),
    ...listed
      .filter((key) => !promised.includes(key))
      .map((key) => `${key}: is in scripts/promises, and no text of that name promises anything`),
  ];
}
