import { type RawBuilder, sql } from 'kysely';
import { likeLiteral } from '../../../platform/db/like-literal.ts';

/**
 * What the investor of a row is found by, folded as `foldText` folds: words each after a blank, the address in one piece, digits of the
 * telephone. Rows that no server has written since migration 0005 are folded here until the job `fold-names` has been.
 */
export function foundBy(investors: string): RawBuilder<string> {
  const of = (column: string) => sql.ref(`${investors}.${column}`);
  return sql`coalesce(${of('found_by')},
    investor_found_by(${of('first_name')}, ${of('last_name')}, ${of('email')}, ${of('phone')}))`;
}

/** True of an investor with a word that begins like each of these; false without any. By the index of words, which knows folded rows. */
export function isFoundBy(investors: string, words: readonly string[]): RawBuilder<unknown> {
  if (words.length === 0) {
    return sql`false`;
  }
  const written = sql.ref(`${investors}.found_by`);
  const computed = words.map((word) => sql`${foundBy(investors)} like ${`% ${likeLiteral(word)}%`}`);
  return sql`(
    array_to_tsvector(array_remove(string_to_array(${written}, ' '), '')) @@ ${beginnings(words)}::tsquery
    or (${written} is null and ${sql.join(computed, sql` and `)}))`;
}

/** A question for words that begin so, each taken letter by letter: quoted, nothing in it is a sign. */
function beginnings(words: readonly string[]): string {
  return words.map((word) => `'${word.replace(/['\\]/g, '$&$&')}':*`).join(' & ');
}
