import type { Db } from '../../../platform/db/tables.ts';
import type { Deps } from '../../../platform/deps.ts';
import { requestMail } from '../../../platform/mail/request-mail.ts';
import { lockRooms } from '../exemptions/lock-rooms.ts';
import { lockOrder } from '../trades/lock-order.ts';
import { buyersOf } from '../trades/locking/buyers-of.ts';
import { findCircle } from './find-circle.ts';
import { judgeOrderOfBefore } from './judge-order-of-before.ts';
import type { OrderJudgedInMail } from './orders-judged-mail.ts';
import { findUnjudgedOf } from './unjudged-orders.store.ts';

/**
 * Judges every order under way of somebody, and of those who buy with them, that was not judged yet: the one placed first before the others,
 * so that a later one takes no room from it. Whoever has something to do is told in one message.
 */
export async function judgeCircle(
  trx: Db,
  deps: Deps,
  investorId: string,
  isObserved: boolean,
): Promise<void> {
  const { people } = await findCircle(trx, investorId);
  await lockRooms(trx, [...people]);
  // Somebody may have been judged, or have joined, while this waited for the rooms.
  const { orders } = await findCircle(trx, investorId);
  const unjudged = await findUnjudgedOf(
    trx,
    orders.map(({ id }) => id),
    isObserved,
  );
  const left = new Set(unjudged);
  const told = new Map<string, OrderJudgedInMail[]>();
  for (const { id, investorId: ownerId } of orders.filter((order) => unjudged.has(order.id))) {
    left.delete(id);
    const trade = await lockOrder(trx, ownerId, id);
    const buyers = await buyersOf(trx, trade);
    if (buyers.some((buyer) => !people.has(buyer))) {
      // Whoever joined meanwhile is part of the next run's circle.
      continue;
    }
    const says = await judgeOrderOfBefore(trx, deps, trade, { isObserved, without: [...left] });
    if (says !== null) {
      told.set(ownerId, [...(told.get(ownerId) ?? []), { tradeId: id, says }]);
    }
  }
  for (const [ownerId, each] of told) {
    await requestMail(trx, deps, { template: 'orders-judged', investorId: ownerId, orders: each });
  }
}
