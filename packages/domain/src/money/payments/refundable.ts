import { isActiveStatus } from '../../order/trades/trade-status.ts';
import type { PricedOrder } from './order-money.ts';

/**
 * The cents that may go back to an investor: everything in trust once the order is cancelled, declined or settled, else what is more
 * than it costs; 0 or less where nothing may.
 */
export function refundableCents({ status, totalCents }: PricedOrder, inTrustCents: bigint): bigint {
  // A settled order's total has left the trust: what is still there is too much.
  const needed = isActiveStatus(status) && status !== 'settled' ? totalCents : 0n;
  return inTrustCents - needed;
}

/** What is wrong with an amount that somebody wants to send back, both in cents; null where it may go back. */
export type RefundProblem = 'nothing' | 'more-than-refundable';

/** See `RefundProblem`. */
export function refundProblem(amountCents: bigint, mostCents: bigint): RefundProblem | null {
  if (amountCents <= 0n) {
    return 'nothing';
  }
  return amountCents > mostCents ? 'more-than-refundable' : null;
}
