import type { JointInvestor } from '@portal/domain/order/trades/trade.wire';
import type { Db } from '../../../platform/db/tables.ts';
import type { Deps } from '../../../platform/deps.ts';
import { sealJointInvestor } from './open-order.ts';
import type { TradeRecord } from './trade-record.ts';
import { updateTrade } from './trades.store.ts';

/** Has an order name its second purchaser as their account does; the caller has locked it, and nobody has signed it. */
export async function namePurchaserAs(
  trx: Db,
  deps: Pick<Deps, 'secrets' | 'clock'>,
  order: Pick<TradeRecord, 'investorId' | 'id'>,
  named: JointInvestor,
): Promise<void> {
  const sealedJointInvestor = sealJointInvestor(deps.secrets, order.id, named);
  await updateTrade(trx, order, { sealedJointInvestor }, deps.clock.now());
}
