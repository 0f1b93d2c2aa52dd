import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../platform/db/tables.ts';
import { orderOnDesk } from './desk.ts';
import type { TestPortal } from './open-test-portal.ts';

/** Puts so many orders on the desk, each of an investor of its own, as copies of one that was really placed. */
export async function manyOnDesk(
  portal: TestPortal,
  count: number,
  { province = 'CAN-ON' }: { province?: string } = {},
): Promise<void> {
  const { db } = portal;
  const { id, investorId } = await orderOnDesk(portal);
  await db.updateTable('trades').set({ kyc_id: null }).where('id', '=', id).execute();
  await sql`update investors set province = ${province} where id = ${investorId}`.execute(db);
  await copyRow(db, 'investors', investorId, count - 1, {
    id: sql`original.id || '-' || place`,
    email: sql`place || original.email`,
    last_name: sql`'Copy' || place`,
  });
  await copyRow(db, 'trades', id, count - 1, {
    id: sql`md5(original.id || place)`,
    investor_id: sql`original.investor_id || '-' || place`,
  });
}

/** Adds so many copies of a row, in which these columns have a value of their own. */
async function copyRow(
  db: Db,
  table: 'investors' | 'trades',
  id: string,
  copies: number,
  own: Readonly<Record<string, RawBuilder<unknown>>>,
): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = current_schema() and table_name = ${table} and is_generated = 'NEVER'`.execute(db);
  const names = rows.map(({ name }) => sql.ref(name));
  const values = rows.map(({ name }) => own[name] ?? sql.ref(`original.${name}`));
  await sql`
    insert into ${sql.table(table)} (${sql.join(names)}) select ${sql.join(values)}
    from ${sql.table(table)} original, generate_series(1, ${copies}::int) place
    where original.id = ${id}`.execute(db);
}
