import { type MoneyAtEnd, moneyAtEnd } from './money-at-end.ts';
import type { Trade } from './trade.wire.ts';
import { tradeStatusOf } from './trade-status.ts';

/**
 * What the page of an order says about cancelling it: an unfinished one may be given up; a signed one before its right to cancel
 * has begun (a joint investor has to sign), while it runs, and after it until the approval; or not any more.
 */
export type CancelState =
  | 'unfinished'
  | 'before-right'
  | 'by-right'
  | 'after-right'
  | 'right-ended'
  | 'cancelled'
  | 'none';

type Cancellable = Pick<Trade, 'status' | 'reason' | 'approvalProcess' | 'cancellation'>;

/** The server says what is possible, by its own clock; this says in which words. */
export function cancelStateOf(trade: Cancellable): CancelState {
  const isSigned = trade.approvalProcess.investorSignedAt !== null;
  const { isPossible, right } = trade.cancellation;
  if (isPossible) {
    return isSigned ? SIGNED[right] : 'unfinished';
  }
  const status = tradeStatusOf(trade.status);
  if (status === 'archived') {
    // The dealer gives a reason where the dealer cancels.
    return isSigned && trade.reason === null ? 'cancelled' : 'none';
  }
  return (status === 'approved' || status === 'settled') && right === 'ended' ? 'right-ended' : 'none';
}

const SIGNED = { 'not-begun': 'before-right', runs: 'by-right', ended: 'after-right' } as const;

/** True for an order that was cancelled before its right to cancel ended. */
export function wasByRight({
  archivedAt,
  cancellation,
}: Pick<Trade, 'archivedAt' | 'cancellation'>): boolean {
  return (
    archivedAt !== null &&
    cancellation.rightEndsAt !== null &&
    Date.parse(archivedAt) < Date.parse(cancellation.rightEndsAt)
  );
}

/** What becomes of the money if the order is cancelled now; before the signature nobody was asked for any. */
export function moneyIfCancelled({
  money,
  subDoc,
  approvalProcess,
}: Pick<Trade, 'money' | 'subDoc' | 'approvalProcess'>): MoneyAtEnd {
  return moneyAtEnd({
    hasMoneyInTrust: money.inTrust > 0,
    isDebitUnderWay: money.debitUnderWay,
    method: approvalProcess.investorSignedAt === null ? null : (subDoc.paymentMethod ?? null),
  });
}
