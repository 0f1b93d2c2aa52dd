import type { Db } from '../../../platform/db/tables.ts';
import type { TradeRecord } from '../../order/trades/trade-record.ts';
import { hasJointOfOrderAccepted } from './ceremony/joint-acceptances.store.ts';

/** The same as for the investor of a joint investor, who is a purchaser like them. */
export async function jointMemorandumAwaited(
  trx: Db,
  order: TradeRecord,
): Promise<'JOINT_MEMORANDUM_NOT_ACCEPTED' | null> {
  const isAwaited = order.jointInvestor !== null && !(await hasJointOfOrderAccepted(trx, order));
  return isAwaited ? 'JOINT_MEMORANDUM_NOT_ACCEPTED' : null;
}
