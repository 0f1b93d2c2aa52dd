import type { Db } from '../../../../platform/db/tables.ts';
import type { TradeRecord } from '../../../order/trades/trade-record.ts';
import { findLastCheck } from '../identity/checks.store.ts';
import { findStaffWhoBuy, findWhoToldOfMoney } from './preparers.store.ts';

/**
 * Who prepared the approval of an order: whoever made the identity check that counts, whoever recorded its money, and whoever buys with
 * it themselves, by the address of their account. None of them may be the second person.
 */
export async function preparersOfOrder(db: Db, trade: TradeRecord): Promise<string[]> {
  const checked = trade.kycId === null ? null : await findLastCheck(db, trade.kycId);
  const checker = checked?.by?.id;
  return [
    ...(checker === undefined ? [] : [checker]),
    ...(await findWhoToldOfMoney(db, trade)),
    ...(await findStaffWhoBuy(db, trade)),
  ];
}
