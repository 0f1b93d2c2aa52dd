import type { Db } from '../../../platform/db/tables.ts';
import { countHoldingOrders, hasOrderOfDeal } from './trades.store.ts';

type OfInvestor = { investorId: string; dealId: string };

/** Whether an investor has an order of a deal, including one that has ended. */
export function answerHasOrderOfDeal(trx: Db, about: OfInvestor): Promise<boolean> {
  return hasOrderOfDeal(trx, about);
}

/** How many orders hold units of a deal. */
export function answerHoldingOrders(trx: Db, { dealId }: { dealId: string }): Promise<number> {
  return countHoldingOrders(trx, dealId);
}
