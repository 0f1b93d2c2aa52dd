import type { Db } from '../../../platform/db/tables.ts';
import type { Deps } from '../../../platform/deps.ts';
import { requestMail } from '../../../platform/mail/request-mail.ts';
import type { KycEvents } from '../../client/kyc/kyc-events.ts';
import { lockOrder } from '../trades/lock-order.ts';
import { submitTradeIfComplete } from '../trades/placing/submit-trade-if-complete.ts';
import type { TradeRecord } from '../trades/trade-record.ts';
import { countProfiles, listOrdersJoined } from './purchasers.store.ts';

/** The second purchaser has an account and a profile: the investor is told that they can go on, and nothing of what is in it. */
export async function tellReady(
  trx: Db,
  deps: Deps,
  order: Pick<TradeRecord, 'investorId' | 'id' | 'investorSignedAt'>,
): Promise<void> {
  const { investorId, id: tradeId } = order;
  if (order.investorSignedAt === null) {
    await requestMail(trx, deps, { template: 'purchaser-ready', investorId, tradeId });
  }
  // Where both had signed before: that was all the order waited for.
  await submitTradeIfComplete(trx, deps, investorId, tradeId);
}

/** A first profile is what the orders of its person waited for. */
export async function readyByProfile(
  trx: Db,
  deps: Deps,
  { investorId }: KycEvents['profile-submitted'],
): Promise<void> {
  const joined = await listOrdersJoined(trx, investorId);
  const isFirst = joined.length > 0 && (await countProfiles(trx, investorId)) === 1;
  for (const order of isFirst ? joined : []) {
    await tellReady(trx, deps, await lockOrder(trx, order.investorId, order.id));
  }
}
