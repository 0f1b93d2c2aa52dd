import type { FirstDayStep } from '@portal/domain/desk/queues/first-day';
import { TRADE_STATUS_NUMBERS } from '@portal/domain/order/trades/trade-status';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/tables.ts';

/** Four eyes are two people. */
const PEOPLE_NEEDED = 2;

/**
 * What of an office's first day is done: a mail went out, two people settled where money goes, two people can log in, an account in
 * trust has its opening balance, a memorandum is published (or a deal is sold without one), a deal was published, an order was handed in.
 */
export async function findFirstDay(db: Db): Promise<Record<FirstDayStep, boolean>> {
  const { rows } = await sql<Record<FirstDayStep, boolean>>`
    select
      exists (select 1 from mail_deliveries where outcome = 'sent') as mail,
      exists (select 1 from trustee_particulars where approved_by is not null) as trustee,
      (select count(*) >= ${PEOPLE_NEEDED} from staff
       where joined_at is not null and ended_at is null and password_hash is not null) as people,
      exists (select 1 from trust_accounts) as "bank-account",
      exists (select 1 from deal_documents where kind = 'offering-memorandum') or exists (
        select 1 from deals where version > 0 and coalesce(
          not (content #> '{offering,exemptions}' ? 'OM'), content ->> 'soldUnder' = 'accredited-investor')) as memorandum,
      exists (select 1 from deals where version > 0) as deal,
      exists (select 1 from trades where status <> ${TRADE_STATUS_NUMBERS.open}) as "order"`.execute(db);
  const [done] = rows;
  if (done === undefined) {
    throw new Error('A select without a table has one row');
  }
  return done;
}
