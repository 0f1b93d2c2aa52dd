import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transact } from '../../../platform/db/transact.ts';
import { approveTrade } from '../../../testing/decided-alone.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { submittedOrder } from '../../../testing/orders.ts';
import type { Person } from '../../../testing/people.ts';
import { STAFF } from '../../../testing/staff-actor.ts';
import { declineTrade, reviewTrade } from './deciding/decide-trade.ts';
import { returnTrade } from './deciding/return-trade.ts';
import { lockOrder } from './lock-order.ts';
import { submitTradeIfComplete } from './placing/submit-trade-if-complete.ts';
import { recordSealed } from './record-signatures.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

async function seal(person: Person, tradeId: string): Promise<void> {
  await transact(portal.db, async (trx) => {
    const order = await lockOrder(trx, person.user.id, tradeId);
    await recordSealed(trx, portal.deps, order, portal.deps.clock.now());
  });
}

async function receiptsOf(person: Person): Promise<number> {
  await portal.runJobs();
  return portal.mails.filter(
    ({ to, subject }) => to === person.email && subject.includes('received your order'),
  ).length;
}

describe('the receipt of an order', () => {
  it('is sent once, when the order is with the dealer and its papers can be opened', async () => {
    const { ada, tradeId } = await submittedOrder(portal);
    expect(await receiptsOf(ada)).toBe(0);
    await seal(ada, tradeId);
    expect(await receiptsOf(ada)).toBe(1);
  });

  it('is still sent where the dealer was faster than the seal', async () => {
    const { ada, tradeId } = await submittedOrder(portal);
    await reviewTrade(portal.deps, STAFF, ada.user.id, tradeId);
    await approveTrade(portal.deps, STAFF, ada.user.id, tradeId);
    await seal(ada, tradeId);
    expect(await receiptsOf(ada)).toBe(1);
  });

  it('is not sent for an order that was declined before its papers were sealed', async () => {
    const { ada, tradeId } = await submittedOrder(portal);
    await reviewTrade(portal.deps, STAFF, ada.user.id, tradeId);
    await declineTrade(portal.deps, STAFF, ada.user.id, tradeId, 'Not suitable.');
    await seal(ada, tradeId);
    expect(await receiptsOf(ada)).toBe(0);
  });

  it('is sent again when a returned order is submitted again', async () => {
    const { ada, tradeId } = await submittedOrder(portal);
    await seal(ada, tradeId);
    await reviewTrade(portal.deps, STAFF, ada.user.id, tradeId);
    await returnTrade(portal.deps, STAFF, ada.user.id, tradeId, 'Please confirm your address.');
    await transact(portal.db, (trx) => submitTradeIfComplete(trx, portal.deps, ada.user.id, tradeId));
    expect(await receiptsOf(ada)).toBe(2);
  });
});
