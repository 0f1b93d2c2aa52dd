import type { Db } from '../../../platform/db/tables.ts';
import { listPurchasers } from '../trades/find-purchasers.ts';
import type { TradeRecord } from '../trades/trade-record.ts';

/** Why an order waits for somebody who buys with it: they have not joined with an account, or have submitted no profile. */
export async function purchaserAwaited(
  trx: Db,
  order: Pick<TradeRecord, 'investorId' | 'id' | 'jointInvestor'>,
): Promise<'PURCHASER_MISSING' | null> {
  if (order.jointInvestor === null) {
    return null;
  }
  const seconds = (await listPurchasers(trx, order)).filter(({ role }) => role === 'second');
  const isThere = seconds.some(({ investorId, kycId }) => investorId !== null && kycId !== null);
  return isThere ? null : 'PURCHASER_MISSING';
}
