import { moveTrade } from '@portal/domain/order/trades/trade-status';
import type { Db } from '../../../../platform/db/tables.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import type { TradeRecord } from '../trade-record.ts';
import { updateTrade } from '../trades.store.ts';

/** Whether everything that was signed and paid for an order stands, so that it can be looked at as it was. */
export function standsAsSigned(trade: TradeRecord): boolean {
  const { investorSignedAt, jointInvestor, jointSignedAt, paymentCompletedAt, paymentMethod } = trade;
  const isSigned = investorSignedAt !== null && (jointInvestor === null || jointSignedAt !== null);
  return isSigned && trade.holdsUnits && (paymentCompletedAt !== null || paymentMethod === 'outside');
}

/**
 * Takes an order that was sent back into review again, as it was, within the caller's transaction, which has locked it. Throws
 * STATE_REFUSES, or CHANGES_BEGUN where its investor changed since what was signed.
 */
export async function resumeReview(
  trx: Db,
  trade: TradeRecord,
  { submittedAt, at }: { submittedAt: Date; at: Date },
): Promise<void> {
  if (!moveTrade(trade.status, { to: 'inReview', by: 'system' }).moved) {
    throw new AppError('STATE_REFUSES', { currentState: trade.status });
  }
  if (!standsAsSigned(trade)) {
    throw new AppError('CHANGES_BEGUN');
  }
  await updateTrade(trx, trade, { status: 'inReview', submittedAt, reason: null }, at);
}

/** Gives an order that was sent back another reason, which its investor reads. */
export async function giveNewReason(
  trx: Db,
  trade: TradeRecord,
  { reason, at }: { reason: string; at: Date },
): Promise<void> {
  await updateTrade(trx, trade, { reason }, at);
}
