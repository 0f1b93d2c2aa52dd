import { TRADE_STATUS_NUMBERS } from '@portal/domain/trades/trade-status';
import type { Db } from '../../platform/db/tables.ts';
import type { Deps } from '../../platform/deps.ts';
import type { TradeRecord } from '../trades/trade-record.ts';
import { flagPayment } from './flag-payment.ts';
import { findLastAccount } from './payment-instructions.store.ts';
import { type AccountToDebit, isSameAccount, openAccount } from './sealed-account.ts';

/** From here on the dealer has looked at who the investor is and which account is theirs. */
const LOOKED_AT = [
  TRADE_STATUS_NUMBERS.changesAsked,
  TRADE_STATUS_NUMBERS.inReview,
  TRADE_STATUS_NUMBERS.approved,
  TRADE_STATUS_NUMBERS.settled,
];

/**
 * Points out an account that is another than the investor's last one, once the dealer has reviewed them: whoever took over an
 * account of the portal would first change where the money goes. The order is debited only after somebody cleared it.
 */
export async function watchAccountChange(
  trx: Db,
  deps: Deps,
  trade: TradeRecord,
  account: AccountToDebit,
): Promise<void> {
  const last = await findLastAccount(trx, trade.investorId);
  if (last === undefined || !(await isKnownToDealer(trx, trade.investorId))) {
    return;
  }
  if (!isSameAccount(await openAccount(deps, last.tradeId, last.sealedAccount), account)) {
    await flagPayment(trx, deps, 'account-changed', trade);
  }
}

async function isKnownToDealer(trx: Db, investorId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('trades')
    .select('id')
    .where('investor_id', '=', investorId)
    .where('status', 'in', LOOKED_AT)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
