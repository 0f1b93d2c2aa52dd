import type { MoneyFacts } from '@portal/domain/money/payments/money-event';
import type { Db } from '../../../../platform/db/tables.ts';
import { storedMoneyFacts } from './money-facts.sql.ts';
import { moneyFactsOf } from './stored-money-facts.ts';

/** What the money of an order follows from. Throws when there is no such order. */
export async function readMoneyFacts(db: Db, investorId: string, tradeId: string): Promise<MoneyFacts> {
  const { facts } = await db
    .selectFrom('trades')
    .select(storedMoneyFacts.as('facts'))
    .where('investor_id', '=', investorId)
    .where('id', '=', tradeId)
    .executeTakeFirstOrThrow();
  return moneyFactsOf(facts);
}
