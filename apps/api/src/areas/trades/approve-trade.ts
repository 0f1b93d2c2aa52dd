import type { Deps } from '../../platform/deps.ts';
import type { StaffActor } from '../../platform/http/actor.ts';
import { decideTrade } from './decide-trade.ts';

/** The dealer's next step of an approved order, in the words of specification section 4. */
const DONE = 'DONE!';

/** The dealer approves an order in review; the investor is told. Throws NOT_FOUND or STATE_REFUSES. */
export async function approveTrade(
  deps: Deps,
  by: StaffActor,
  investorId: string,
  tradeId: string,
): Promise<void> {
  await decideTrade(deps, by, investorId, tradeId, {
    to: 'approved',
    change: (at) => ({ decidedAt: at, nextDrStepDesc: DONE }),
    givesUnitsBack: false,
    action: 'trade.approved',
    mail: 'order-approved',
  });
}
