import { moveTrade } from '@portal/domain/order/trades/trade-status';
import type { Db } from '../../../platform/db/tables.ts';
import type { TradeRecord } from './trade-record.ts';
import { updateTrade } from './trades.store.ts';

type Order = Pick<TradeRecord, 'investorId' | 'id' | 'paymentCompletedAt' | 'fundsReceivedAt' | 'status'>;

/** Records that the investor has done their part of the payment; the first time counts. */
export async function recordPaymentGiven(trx: Db, order: Order, at: Date): Promise<void> {
  await updateTrade(trx, order, { paymentCompletedAt: order.paymentCompletedAt ?? at }, at);
}

/** Marks whether the whole total is in trust; the caller has locked the order. */
export async function markFunded(trx: Db, order: Order, isFunded: boolean, at: Date): Promise<void> {
  if (isFunded && order.fundsReceivedAt === null) {
    const change = { fundsReceivedAt: at, paymentCompletedAt: order.paymentCompletedAt ?? at };
    await updateTrade(trx, order, change, at);
  }
  if (!isFunded && order.fundsReceivedAt !== null) {
    await updateTrade(trx, order, { fundsReceivedAt: null }, at);
  }
}

/**
 * Asks for the payment again; an order with the dealer goes back with the reason and keeps its units and signatures. Answers
 * whether it went back.
 */
export async function askToPayAgain(trx: Db, order: Order, reason: string, at: Date): Promise<boolean> {
  await updateTrade(trx, order, { paymentCompletedAt: null }, at);
  const { moved } = moveTrade(order.status, { to: 'changesAsked', by: 'system', reason });
  if (moved) {
    await updateTrade(
      trx,
      order,
      { status: 'changesAsked', reason, submittedAt: null, decidedAt: null, nextDrStepDesc: '' },
      at,
    );
  }
  return moved;
}

/** Settles an order whose money went to the issuer; the caller has checked that it may. */
export async function settleOrder(trx: Db, order: Order, at: Date): Promise<void> {
  await updateTrade(trx, order, { status: 'settled' }, at);
}
