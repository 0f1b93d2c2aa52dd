import type { Db } from '../../../../platform/db/tables.ts';
import { BeginAnewError } from '../../../../platform/db/transact.ts';
import { lockOrder } from '../lock-order.ts';
import type { TradeRecord } from '../trade-record.ts';
import { buyersOf } from './buyers-of.ts';
import { lockDeal } from './lock-deal.store.ts';
import { lockOrdersUnderWay, lockRoomsAround, lockRoomsOfOrder } from './rooms-to-judge.store.ts';

type ToJudge = {
  investorId: string;
  tradeId: string;
  /** Also its deal, where its units may change. */
  dealId?: string;
  /** Who is about to buy with it. */
  joining?: string | undefined;
};

/**
 * Locks everything that judging an order may change, in the one order that all use cases keep: the rooms of everybody who buys with it by
 * their ids, the deal, the order. Whoever joined it while it waited is judged as well, so then the work begins anew. Throws NOT_FOUND and
 * BeginAnewError.
 */
export async function lockOrderToJudge(
  trx: Db,
  { investorId, tradeId, dealId, joining }: ToJudge,
): Promise<TradeRecord> {
  const also = joining === undefined ? [] : [joining];
  const locked = await lockRoomsOfOrder(trx, { investorId, tradeId }, also);
  if (dealId !== undefined) {
    await lockDeal(trx, dealId);
  }
  const trade = await lockOrder(trx, investorId, tradeId);
  beginAnewUnless(locked, await buyersOf(trx, trade));
  return trade;
}

/** Throws BeginAnewError where the room of somebody who buys is not among those that were locked. */
export function beginAnewUnless(locked: readonly string[], buyers: readonly string[]): void {
  if (!buyers.every((buyer) => locked.includes(buyer))) {
    throw new BeginAnewError();
  }
}

/**
 * The same for somebody whose profile is about to be submitted, and every order under way that they buy with: before their account is locked,
 * which comes after orders everywhere else. Throws BeginAnewError.
 */
export async function lockOrdersOfPurchaser(
  trx: Db,
  _deps: unknown,
  { investorId }: { investorId: string },
): Promise<void> {
  const locked = await lockRoomsAround(trx, investorId);
  beginAnewUnless(locked, await lockOrdersUnderWay(trx, investorId));
}
