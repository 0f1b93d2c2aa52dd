import { sql } from 'kysely';
import { copyRow } from './copy-row.ts';
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
