import type { Db } from '../../../../platform/db/tables.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { StaffActor } from '../../../../platform/http/actor.ts';
import type { TradeRecord } from '../trade-record.ts';
import { decideTrade } from './decide-trade.ts';

/**
 * The dealer asks for changes, with a reason the investor reads; the order can then be corrected and signed again. `also` stores
 * the request in the same transaction. Throws NOT_FOUND, STATE_REFUSES, or VALIDATION without a reason.
 */
export async function returnTrade(
  deps: Deps,
  by: StaffActor,
  investorId: string,
  tradeId: string,
  reason: string,
  also?: (trx: Db, trade: TradeRecord, at: Date) => Promise<void>,
): Promise<void> {
  await decideTrade(deps, by, investorId, tradeId, {
    to: 'changesAsked',
    reason,
    change: () => ({ submittedAt: null }),
    givesUnitsBack: false,
    action: 'trade.returned',
    mail: 'order-returned',
    ...(also === undefined ? {} : { also }),
  });
}
