import { sql } from 'kysely';
import type { Db } from '../db/tables.ts';

/** Where values lie that an earlier version of the portal wrote in clear. */
export type ClearColumns = {
  table: string;
  /** What names a row, all text. */
  keys: readonly string[];
  /** Not null for as long as the row is not sealed. */
  column: string;
  /** Further columns that are needed to seal the row. */
  with?: readonly string[];
};

export type ClearRow<Values> = { keys: string[]; values: Values };

/**
 * The next rows in clear, in the order of their names, after the one that was last; locked until the transaction ends.
 * One that somebody is writing is left out: either the writer seals it, or the next look finds it.
 */
export async function lockClearRows<Values>(
  trx: Db,
  place: ClearColumns,
  after: readonly string[] | null,
  limit: number,
): Promise<ClearRow<Values>[]> {
  const names = sql.join(place.keys.map((key) => sql.ref(key)));
  const isAfter = after === null ? sql`true` : sql`(${names}) > (${sql.join([...after])})`;
  const columns = sql.join(
    [place.column, ...(place.with ?? [])].map((column) => sql`${sql.lit(column)}, ${sql.ref(column)}`),
  );
  const { rows } = await sql<ClearRow<Values>>`
    select array[${names}]::text[] as "keys", jsonb_build_object(${columns}) as "values"
    from ${sql.table(place.table)} where ${sql.ref(place.column)} is not null and ${isAfter}
    order by ${names} limit ${limit} for no key update skip locked`.execute(trx);
  return rows;
}

/** Writes a row's columns as they are to be. */
export async function setColumns(
  trx: Db,
  place: ClearColumns,
  keys: readonly string[],
  columns: Readonly<Record<string, Buffer | string | null>>,
): Promise<void> {
  const changes = sql.join(
    Object.entries(columns).map(([column, value]) => sql`${sql.ref(column)} = ${value}`),
  );
  const isRow = sql.join(
    place.keys.map((key, index) => sql`${sql.ref(key)} = ${keys[index]}`),
    sql` and `,
  );
  await sql`update ${sql.table(place.table)} set ${changes} where ${isRow}`.execute(trx);
}
