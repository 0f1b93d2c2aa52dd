import type { MoneyEvent, MoneyFacts } from '@portal/domain/money/payments/money-event';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/tables.ts';
import { STORED_EVENT } from './money-event.sql.ts';
import { storedMoneyFacts } from './money-facts.sql.ts';
import { moneyEventOf, moneyFactsOf, type StoredEvent } from './stored-money-facts.ts';

/** For an investor with more payments than this, the newest. */
const EVENTS_READ_MAX = 500;

/**
 * Receipts of the investor's other orders, and those reversed. Locks, so that concurrent payments for two orders of one person
 * take turns and the later of two look-alikes sees the other.
 */
export async function lockMoneyElsewhere(
  trx: Db,
  { investorId, id }: { investorId: string; id: string },
): Promise<MoneyEvent[]> {
  await sql`select id from investors where id = ${investorId} for no key update`.execute(trx);
  const { rows } = await sql<{ event: StoredEvent }>`
    select ${STORED_EVENT} as event from money_journal event
    where event.investor_id = ${investorId} and event.trade_id <> ${id}
      and event.kind in ('received', 'receipt-reversed') and event.reference is not null
    order by event.seq desc limit ${EVENTS_READ_MAX}`.execute(trx);
  return rows.map(({ event }) => moneyEventOf(event));
}

/** What an order's money follows from. Throws when there is no such order. */
export async function readMoneyFacts(db: Db, investorId: string, tradeId: string): Promise<MoneyFacts> {
  const { facts } = await db
    .selectFrom('trades')
    .select(storedMoneyFacts.as('facts'))
    .where('investor_id', '=', investorId)
    .where('id', '=', tradeId)
    .executeTakeFirstOrThrow();
  return moneyFactsOf(facts);
}
