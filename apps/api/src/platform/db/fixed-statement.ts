import { CompiledQuery } from 'kysely';
import type { Db } from './tables.ts';

/**
 * A statement whose text never differs, with its values by `$1` and on: for the few that every request or order needs, because
 * building one anew takes as long as sending it. The type of its rows is not checked against the tables.
 */
export function fixedStatement<Row>(text: string): (db: Db, values: readonly unknown[]) => Promise<Row[]> {
  return async (db, values) => {
    const query: CompiledQuery<Row> = CompiledQuery.raw(text, [...values]);
    return (await db.executeQuery(query)).rows;
  };
}
