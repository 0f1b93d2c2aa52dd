import type { Deps } from '../../../platform/deps.ts';
import type { StaffActor } from '../../../platform/http/actor.ts';
import { decideTrade } from './decide-trade.ts';

/** The dealer declines an order in review, with a reason; its units go back. Throws NOT_FOUND, STATE_REFUSES, VALIDATION. */
export async function declineTrade(
  deps: Deps,
  by: StaffActor,
  investorId: string,
  tradeId: string,
  reason: string,
): Promise<void> {
  await decideTrade(deps, by, investorId, tradeId, {
    to: 'declined',
    reason,
    change: (at) => ({ decidedAt: at, holdsUnits: false }),
    givesUnitsBack: true,
    action: 'trade.declined',
    recordsReason: true,
    mail: 'order-declined',
  });
}
