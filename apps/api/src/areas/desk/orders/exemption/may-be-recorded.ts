import type { KeptDecision } from '../../../order/exemptions/find-decisions.ts';
import type { TradeRecord } from '../../../order/trades/trade-record.ts';

/**
 * True where the exemption of a purchase may be put on record afterwards: of an order that was approved or settled without a decision at its
 * time. What was recorded so may be recorded anew; what was decided at its time stays.
 */
export function mayBeRecorded(
  { status }: Pick<TradeRecord, 'status'>,
  last: Pick<KeptDecision, 'occasion'> | undefined,
): boolean {
  const isDone = status === 'approved' || status === 'settled';
  return isDone && (last === undefined || last.occasion === 'recorded-after');
}
