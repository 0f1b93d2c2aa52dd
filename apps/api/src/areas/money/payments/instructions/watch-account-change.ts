import type { Db } from '../../../../platform/db/tables.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { TradeRecord } from '../../../order/trades/trade-record.ts';
import { flagPayment } from '../flags/flag-payment.ts';
import { findLastAccount } from './payment-instructions.store.ts';
import { hasReviewedOrder } from './reviewed-orders.store.ts';
import { type AccountToDebit, isSameAccount, openAccount } from './sealed-account.ts';

/**
 * Points out an account that is another than the investor's last one, once the dealer has reviewed them: whoever took over an
 * account of the portal would first change where the money goes. The order is debited only after somebody cleared it. An account that
 * was unlinked counts as the last one all the same; where its numbers were deleted, any account after it is another.
 */
export async function watchAccountChange(
  trx: Db,
  deps: Deps,
  trade: TradeRecord,
  account: AccountToDebit,
): Promise<void> {
  const last = await findLastAccount(trx, trade.investorId);
  if (last === undefined || !(await hasReviewedOrder(trx, trade.investorId))) {
    return;
  }
  const known =
    last.sealedAccount === null ? null : await openAccount(deps, last.tradeId, last.sealedAccount);
  if (known === null || !isSameAccount(known, account)) {
    await flagPayment(trx, deps, 'account-changed', trade);
  }
}
