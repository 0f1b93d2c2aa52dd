import type { Db } from '../../../platform/db/tables.ts';
import { BeginAnewError } from '../../../platform/db/transact.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { lockDeal } from './holding/unit-reservations.store.ts';
import { buyersOf } from './judging/buyers-of.ts';
import { lockOrdersUnderWay, lockRoomsAround, lockRoomsOfOrder } from './judging/rooms-to-judge.store.ts';
import type { TradeRecord } from './trade-record.ts';
import { lockTrade } from './trades.store.ts';

/**
 * Locks the investor's order without its deal and without the rooms of those who buy with it: for changes that leave its units alone and
 * after which nobody is judged (`lockOrderToJudge`). Throws NOT_FOUND.
 */
export async function lockOrder(trx: Db, investorId: string, tradeId: string): Promise<TradeRecord> {
  const trade = await lockTrade(trx, investorId, tradeId);
  if (trade === undefined) {
    throw new AppError('NOT_FOUND');
  }
  return trade;
}

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

/** Throws STATE_REFUSES with the order's state unless its investor may still change it. */
export function refuseUnlessEditable(trade: TradeRecord): void {
  if (trade.status !== 'open' && trade.status !== 'changesAsked') {
    throw new AppError('STATE_REFUSES', { currentState: trade.status });
  }
}
