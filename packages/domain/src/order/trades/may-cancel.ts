import type { RightToCancel } from './right-to-cancel.ts';
import { canMoveTrade, type TradeStatus } from './trade-status.ts';

/**
 * True when the investor may cancel an order now: any until the dealer approved it, and an approved one by right, until midnight on
 * the second business day after the last signature (NI 45-106 s. 2.9(6)); one that is settled, declined or cancelled never.
 */
export function mayCancel(status: TradeStatus, right: RightToCancel): boolean {
  return canMoveTrade(status, 'archived', 'investor', right);
}
