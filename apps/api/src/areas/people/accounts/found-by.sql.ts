import { type RawBuilder, sql } from 'kysely';

/**
 * What the investor of a row is found by, folded as `foldText` folds: words each after a blank, the address in one piece, digits of the
 * telephone. Rows that no server has written since migration 0005 are folded here until the job `fold-names` has been.
 */
export function foundBy(investors: string): RawBuilder<string> {
  const of = (column: string) => sql.ref(`${investors}.${column}`);
  return sql`coalesce(${of('found_by')},
    investor_found_by(${of('first_name')}, ${of('last_name')}, ${of('email')}, ${of('phone')}))`;
}
