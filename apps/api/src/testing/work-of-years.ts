import { type Kysely, sql } from 'kysely';
import type { Tables } from '../platform/db/tables.ts';
import { transact } from '../platform/db/transact.ts';
import { STAFF } from './staff-actor.ts';

/** What the office lists beside orders: with each order a proposal, a flag and a message, which are over where the order is. */
export async function workOfYears(db: Kysely<Tables>): Promise<void> {
  await transact(db, async (trx) => {
    // Who may propose and approve is not what is looked at.
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`
      insert into proposals (id, kind, target, target_version, payload, payload_hash, maker_id, state, required_approvals, created_at,
        submitted_at, ended_at, expires_at)
      select 'p' || id, 'release-money', 'money:' || id, 0, '{}', 'hash', ${STAFF.staffId}, case status when 8 then 'expired' else 'submitted' end, 1,
        created_at, created_at, case status when 8 then created_at end, created_at + interval '1 year' from trades`.execute(
      trx,
    );
    await sql`
      insert into payment_flags (id, investor_id, trade_id, kind, detail, created_at, cleared_at)
      select 'f' || id, investor_id, id, 'overpaid', '{}', created_at, case status when 8 then created_at end from trades`.execute(
      trx,
    );
    await sql`
      insert into contact_requests (id, investor_id, request_type, language, sealed, received_at, closed_at)
      select 'm' || id, investor_id, 'question', 'en', '', created_at, case status when 8 then created_at end from trades`.execute(
      trx,
    );
  });
}
