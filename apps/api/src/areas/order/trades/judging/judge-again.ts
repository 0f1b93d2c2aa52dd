import type { Db } from '../../../../platform/db/tables.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { Cause } from '../../exemptions/keep-decision.ts';
import type { TradeRecord } from '../trade-record.ts';
import { judgeOrder } from './judge-order.ts';
import { takeBackWhatRestedOnIt } from './take-back-what-rested-on-it.ts';

/**
 * Judges an order that nobody changed, because something else did. Another result than before ends the signatures of an order that its investor
 * may still change; of one with the dealer, the office sees it. While the portal looks on, nothing ends. Answers whether it is another.
 */
export async function judgeAgain(
  trx: Db,
  deps: Deps,
  trade: TradeRecord,
  cause: Cause,
  options: { only?: string; without?: readonly string[] } = {},
): Promise<boolean> {
  const judged = await judgeOrder(trx, deps, trade, cause, options);
  const isEditable = trade.status === 'open' || trade.status === 'changesAsked';
  const isSigned = trade.investorSignedAt !== null || trade.jointSignedAt !== null;
  const isOther = judged.some((each) => each.isOther);
  if (!cause.isObserved && isEditable && isSigned && isOther) {
    await takeBackWhatRestedOnIt(trx, deps, trade, deps.clock.now());
  }
  return isOther;
}
