import { type RawBuilder, sql } from 'kysely';
import type { Db, Tables } from '../platform/db/tables.ts';

/** Adds so many copies of a row, numbered from 1 by `place`, in which these columns have a value of their own. */
export async function copyRow(
  db: Db,
  table: keyof Tables,
  id: string,
  copies: number,
  own: Readonly<Record<string, RawBuilder<unknown>>>,
): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = current_schema() and table_name = ${table} and is_generated = 'NEVER'
      and is_identity = 'NO'`.execute(db);
  const names = rows.map(({ name }) => sql.ref(name));
  const values = rows.map(({ name }) => own[name] ?? sql.ref(`original.${name}`));
  await sql`
    insert into ${sql.table(table)} (${sql.join(names)}) select ${sql.join(values)}
    from ${sql.table(table)} original, generate_series(1, ${copies}::int) place
    where original.id = ${id}`.execute(db);
}
