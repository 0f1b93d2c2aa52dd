import type { Db } from '../../../platform/db/tables.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { StaffActor } from '../../../platform/http/actor.ts';
import { type Decision, decideWithin } from './decide-trade.ts';
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

/** What else of an approval goes on record; `action` where it is another than that of two persons. */
type OnRecord = { detail: Readonly<{ [fact: string]: string }>; action?: 'trade.approved-in-emergency' };

/** Approves an order in review within the caller's transaction, which has locked it and its deal; the investor is told. Throws STATE_REFUSES. */
export async function approveWithin(
  trx: Db,
  deps: Deps,
  by: StaffActor,
  trade: TradeRecord,
  onRecord: OnRecord,
): Promise<void> {
  await decideWithin(trx, deps, by, trade, { ...APPROVAL, ...onRecord });
}
