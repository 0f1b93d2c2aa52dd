import { sql } from 'kysely';
import { orderOnDesk } from './desk.ts';
import type { TestPortal } from './open-test-portal.ts';

/** Puts so many orders on the desk, each of an investor of its own, as copies of one that was really placed. */
export async function manyOnDesk(
  portal: TestPortal,
  count: number,
  { province = 'CAN-ON' }: { province?: string } = {},
): Promise<void> {
  const one = await orderOnDesk(portal);
  const copies = count - 1;
  await portal.db.updateTable('trades').set({ kyc_id: null }).where('id', '=', one.id).execute();
  await sql`update investors set province = ${province} where id = ${one.investorId}`.execute(portal.db);
  await sql`
    insert into investors select (jsonb_populate_record(original, jsonb_build_object(
      'id', original.id || '-' || place, 'email', place || original.email, 'last_name', 'Copy' || place))).*
    from investors original, generate_series(1, ${copies}::int) place where original.id = ${one.investorId}`.execute(
    portal.db,
  );
  await sql`
    insert into trades select (jsonb_populate_record(original, jsonb_build_object(
      'id', md5(original.id || place), 'investor_id', original.investor_id || '-' || place))).*
    from trades original, generate_series(1, ${copies}::int) place where original.id = ${one.id}`.execute(
    portal.db,
  );
}
