import type { Deps } from '../../../platform/deps.ts';
import type { StaffActor } from '../../../platform/http/actor.ts';
import { decideTrade } from './decide-trade.ts';

/** The dealer takes a submitted order into review. Throws NOT_FOUND or STATE_REFUSES. */
export async function reviewTrade(
  deps: Deps,
  by: StaffActor,
  investorId: string,
  tradeId: string,
): Promise<void> {
  await decideTrade(deps, by, investorId, tradeId, {
    to: 'inReview',
    change: () => ({}),
    givesUnitsBack: false,
    action: 'trade.review-started',
    mail: null,
  });
}
