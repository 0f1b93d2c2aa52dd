import type { Db } from '../../platform/db/tables.ts';
import type { Deps } from '../../platform/deps.ts';
import type { StaffActor } from '../../platform/http/actor.ts';
import { type Decision, decideTrade, decideWithin } from './decide-trade.ts';
import type { TradeRecord } from './trade-record.ts';

/** The dealer's next step of an approved order, in the words of specification section 4. */
const DONE = 'DONE!';

const APPROVAL: Decision = {
  to: 'approved',
  change: (at) => ({ decidedAt: at, nextDrStepDesc: DONE }),
  givesUnitsBack: false,
  action: 'trade.approved',
  mail: 'order-approved',
};

/** The dealer approves an order in review; the investor is told. Throws NOT_FOUND or STATE_REFUSES. */
export async function approveTrade(
  deps: Deps,
  by: StaffActor,
  investorId: string,
  tradeId: string,
): Promise<void> {
  await decideTrade(deps, by, investorId, tradeId, APPROVAL);
}

/**
 * The same within the transaction in which a second person agreed; the deal and the order are locked. `detail`: what else goes on
 * record. Throws STATE_REFUSES.
 */
export async function approveWithin(
  trx: Db,
  deps: Deps,
  by: StaffActor,
  trade: TradeRecord,
  detail: Readonly<Record<string, string>>,
): Promise<void> {
  await decideWithin(trx, deps, by, trade, { ...APPROVAL, detail });
}
