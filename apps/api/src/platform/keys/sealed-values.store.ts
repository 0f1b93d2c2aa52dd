import { type RawBuilder, sql } from 'kysely';
import type { SealedColumn } from '../crypto/sealed-column.ts';
import type { Db } from '../db/tables.ts';

export type SealedRow = { keys: string[]; sealed: Buffer };

type Place = Pick<SealedColumn, 'table' | 'column' | 'keys'>;

/** The key id in a sealed value: four bytes of a master key in format 1, eight of a data key in format 2. */
function keyIdOf({ column }: Place): RawBuilder<string> {
  const value = sql.ref(column);
  return sql<string>`encode(substring(${value} from 2 for case get_byte(${value}, 0) when 1 then 4 else 8 end), 'hex')`;
}

/** How many values of a column each key opens. */
export async function countByKey(db: Db, place: Place): Promise<{ keyId: string; values: number }[]> {
  const { rows } = await sql<{ keyId: string; values: number }>`
    select ${keyIdOf(place)} as "keyId", count(*)::int as "values" from ${sql.table(place.table)}
    where ${sql.ref(place.column)} is not null group by 1 order by 1`.execute(db);
  return rows;
}

/** The next values not under this key, in the order of their row keys, after the last one. */
export async function listStaleValues(
  db: Db,
  place: Place,
  currentKeyId: string,
  after: readonly string[] | null,
  limit: number,
): Promise<SealedRow[]> {
  const names = sql.join(place.keys.map((key) => sql.ref(key)));
  const isAfter = after === null ? sql`true` : sql`(${names}) > (${sql.join([...after])})`;
  const { rows } = await sql<SealedRow>`
    select array[${names}]::text[] as "keys", ${sql.ref(place.column)} as "sealed" from ${sql.table(place.table)}
    where ${sql.ref(place.column)} is not null and ${keyIdOf(place)} <> ${currentKeyId} and ${isAfter}
    order by ${names} limit ${limit}`.execute(db);
  return rows;
}

/** Replaces a value by its resealed form; false if somebody has saved another meanwhile. */
export async function replaceSealed(
  trx: Db,
  place: Place,
  row: SealedRow,
  resealed: Buffer,
): Promise<boolean> {
  const isRow = sql.join(
    place.keys.map((key, index) => sql`${sql.ref(key)} = ${row.keys[index]}`),
    sql` and `,
  );
  const { numAffectedRows } = await sql`
    update ${sql.table(place.table)} set ${sql.ref(place.column)} = ${resealed}
    where ${isRow} and ${sql.ref(place.column)} = ${row.sealed}`.execute(trx);
  return numAffectedRows === 1n;
}
