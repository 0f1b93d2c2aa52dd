import { isEditableStatus } from '@portal/domain/order/trades/trade-status';
import { transact } from '../../../../platform/db/transact.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { requestMail } from '../../../../platform/mail/request-mail.ts';
import { eachInPortions, type Run } from '../../../../platform/portions/each-in-portions.ts';
import { isObserving } from '../../exemptions/is-observing.ts';
import { lockOrderToJudge } from '../locking/lock-order-to-judge.ts';
import { judgeAgain } from './judge-again.ts';
import { findOrdersJudgedBefore } from './orders-judged-before.store.ts';

/** Orders looked up at a time. */
export const JUDGED_AT_ONCE = 500;

/**
 * Judges the orders under way of deals that were published anew since, in the order in which they were placed: a deal may be offered
 * elsewhere or under other exemptions by now. Another result ends the signatures of an order that its investor may still change, who is told
 * of it; of one with the dealer, the office sees it. What was judged by the newest version is found no more, so nobody is told twice.
 */
export async function judgeOrdersOfDeals(deps: Deps, run: Run = {}): Promise<void> {
  await eachInPortions(
    deps,
    {
      job: 'judge-orders-of-deals',
      atOnce: JUDGED_AT_ONCE,
      find: (place, limit) => findOrdersJudgedBefore(deps.db, place, limit),
      work: (each) => judgeOrderOfDeal(deps, each),
    },
    run,
  );
}

async function judgeOrderOfDeal(
  deps: Deps,
  { investorId, id }: { investorId: string; id: string },
): Promise<void> {
  await transact(deps.db, async (trx) => {
    const order = await lockOrderToJudge(trx, { investorId, tradeId: id });
    const isEditable = isEditableStatus(order.status);
    if (!isEditable && order.status !== 'submitted' && order.status !== 'inReview') {
      return;
    }
    const isObserved = await isObserving(trx, deps);
    const isOther = await judgeAgain(trx, deps, order, { occasion: 'offering', by: 'system', isObserved });
    if (isOther && isEditable && !isObserved) {
      await requestMail(trx, deps, { template: 'order-judged-anew', investorId, tradeId: id });
    }
  });
}
