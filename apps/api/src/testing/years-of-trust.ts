import { sql } from 'kysely';
import type { Db } from '../platform/db/tables.ts';
import { transact } from '../platform/db/transact.ts';

/** Days that money waits in trust before it is released and paid out. */
const DAYS_IN_TRUST = 5;

/**
 * Books and bank of so many days in a row up to one, each with so many receipts, all matched: each is released and paid out some days
 * later. References are not checked, and triggers rest: what they keep is written here. Takes a superuser.
 */
export async function yearsOfTrust(
  db: Db,
  { lastDay, days, receipts }: { lastDay: string; days: number; receipts: number },
): Promise<void> {
  await transact(db, async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`create temporary table movement on commit drop as
      select kind || '-' || day || '-' || receipt as id, 'order-' || day || '-' || receipt as trade_id, kind,
        (${lastDay}::date - ${days}::int + moved)::text as moved_on, 10000 + receipt as cents
      from generate_series(1, ${days}::int) day, generate_series(1, ${receipts}::int) receipt,
        (values ('received', 0), ('released', ${DAYS_IN_TRUST}::int), ('paid-out', ${DAYS_IN_TRUST}::int)) as what (kind, after),
        lateral (select day + after as moved) place
      where moved <= ${days}
      order by moved, receipt, after`.execute(trx);
    await sql`insert into money_journal (id, source, event_id, kind, investor_id, trade_id, amount_cents, debit_account, credit_account,
        value_at, recorded_at, order_was_closed, facts)
      select id, 'dealer', id, kind, 'investor', trade_id, cents,
        case kind when 'received' then 'trust' when 'released' then 'order-funds' else 'issuers' end,
        case kind when 'received' then 'order-funds' when 'released' then 'issuers' else 'trust' end,
        moved_on::timestamp at time zone 'America/Toronto' + interval '12 hours', moved_on::timestamptz, false, '{}'
      from movement order by moved_on, id`.execute(trx);
    await sql`insert into trust_accounts (id, name, currency, opening_cents, opened_on, created_at)
      values ('account', 'Trust', 'CAD', 0, '2000-01-01', now())`.execute(trx);
    await sql`insert into bank_lines (id, account_id, statement_id, line_number, day, cents, likeness, occurrence, matched_cents, sealed,
        likeness_key)
      select id, 'account', 'statement', 1, moved_on, case kind when 'received' then cents else -cents end, id, 1, cents, '', 'key'
      from movement where kind <> 'released' order by moved_on, id`.execute(trx);
    await sql`insert into bank_matches (id, line_id, kind, cents, investor_id, trade_id, journal_id, is_booked, how, reason, matched_by,
        matched_at)
      select id, id, kind, cents, 'investor', trade_id, id, true, 'person', 'By the receipt', 'somebody', moved_on::timestamptz
      from movement where kind <> 'released'`.execute(trx);
  });
  await sql`analyze`.execute(db);
}
