import { sql } from 'kysely';
import type { Db } from '../db/tables.ts';
import { REFERENCE_PREFIX } from './reason-reference.ts';
import type { TypedColumn } from './typed-column.ts';

export type SealedReason = { id: string; sealed: Buffer };

export async function insertReasons(db: Db, reasons: readonly SealedReason[]): Promise<void> {
  await db
    .insertInto('typed_reasons')
    .values([...reasons])
    .execute();
}

export async function findReasons(db: Db, ids: readonly string[]): Promise<SealedReason[]> {
  return db
    .selectFrom('typed_reasons')
    .select(['id', 'sealed'])
    .where('id', 'in', [...ids])
    .execute();
}

export type ClearReason = { id: string; text: string };

/** The next texts of a column that are in clear, in the order of their rows, after one. */
export async function listClearReasons(
  db: Db,
  { table, column, except = [] }: TypedColumn,
  after: string,
  limit: number,
): Promise<ClearReason[]> {
  const { rows } = await sql<ClearReason>`
    select id, ${sql.ref(column)} as text from ${sql.table(table)}
    where ${sql.ref(column)} <> '' and strpos(${sql.ref(column)}, ${REFERENCE_PREFIX}) = 0
      and ${sql.ref(column)} <> all(${[...except]}::text[]) and id > ${after}
    order by id limit ${limit}`.execute(db);
  return rows;
}

/** Puts another text in its place, unless somebody has changed it meanwhile. */
export async function replaceReason(
  trx: Db,
  { table, column }: TypedColumn,
  { id, text }: ClearReason,
  by: string,
): Promise<void> {
  await sql`
    update ${sql.table(table)} set ${sql.ref(column)} = ${by}
    where id = ${id} and ${sql.ref(column)} = ${text}`.execute(trx);
}
