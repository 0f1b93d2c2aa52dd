import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { approvedOrder } from '../../../testing/cancellation.ts';
import { unitsOf } from '../../../testing/deals.ts';
import { openTestPortal, TEST_TIME, type TestPortal } from '../../../testing/open-test-portal.ts';
import { placeOrder, readTrade, submittedOrder } from '../../../testing/orders.ts';
import type { Person } from '../../../testing/people.ts';
import { STAFF } from '../../../testing/staff-actor.ts';
import { declineTrade, reviewTrade } from './deciding/decide-trade.ts';
import { lockOrder } from './lock-order.ts';
import { askToPayAgain, markFunded, recordPaymentGiven } from './mark-funded.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const FIRST = new Date(TEST_TIME.getTime() + 60_000);
const LATER = new Date(TEST_TIME.getTime() + 120_000);

const readOrder = ({ ada, tradeId }: { ada: Person; tradeId: string }) =>
  lockOrder(portal.db, ada.user.id, tradeId);

/** An order of 50 units that is neither paid nor funded. */
async function unpaidOrder() {
  const { ada, dealId } = await submittedOrder(portal);
  return { ada, dealId, tradeId: await placeOrder(ada, dealId) };
}

type Order = Awaited<ReturnType<typeof unpaidOrder>>;

async function mark(order: Order, isFunded: boolean, at: Date) {
  await markFunded(portal.db, await readOrder(order), isFunded, at);
}

describe('the money of an order', () => {
  it('once complete counts as paid and in trust, from the first time on', async () => {
    const order = await unpaidOrder();
    await mark(order, true, FIRST);
    await mark(order, true, LATER);
    expect(await readOrder(order)).toMatchObject({ fundsReceivedAt: FIRST, paymentCompletedAt: FIRST });
  });

  it('once complete keeps the time of the investor’s own part', async () => {
    const order = await unpaidOrder();
    await recordPaymentGiven(portal.db, await readOrder(order), FIRST);
    await mark(order, true, LATER);
    expect(await readOrder(order)).toMatchObject({ fundsReceivedAt: LATER, paymentCompletedAt: FIRST });
  });

  it('no longer complete is not in trust, while the investor’s part stays done', async () => {
    const order = await unpaidOrder();
    await mark(order, true, FIRST);
    await mark(order, false, LATER);
    expect(await readOrder(order)).toMatchObject({ fundsReceivedAt: null, paymentCompletedAt: FIRST });
  });

  it('never complete marks nothing', async () => {
    const order = await unpaidOrder();
    await mark(order, false, FIRST);
    expect(await readOrder(order)).toMatchObject({ fundsReceivedAt: null, paymentCompletedAt: null });
  });
});

describe('an order whose payment came back', () => {
  const askAgain = async (order: Order) =>
    askToPayAgain(portal.db, await readOrder(order), 'The bank gave it back.', LATER);

  it('after its approval goes back to its investor with the reason, keeping units and signatures', async () => {
    const order = await approvedOrder(portal);
    await askAgain(order);
    expect(await readOrder(order)).toMatchObject({
      status: 'changesAsked',
      reason: 'The bank gave it back.',
      paymentCompletedAt: null,
      submittedAt: null,
      nextDrStepDesc: '',
      investorSignedAt: TEST_TIME,
    });
    expect(await unitsOf(portal, order.dealId)).toEqual({ taken: 50, orders: 1, sum: 50 });
    expect((await readTrade(order.ada, order.tradeId)).nextAction).toBe('make-changes');
  });

  it('while open stays so and only has to be paid again', async () => {
    const order = await unpaidOrder();
    await recordPaymentGiven(portal.db, await readOrder(order), FIRST);
    await askAgain(order);
    expect(await readOrder(order)).toMatchObject({ status: 'open', reason: null, paymentCompletedAt: null });
  });

  it('after it was declined stays declined, for the dealer’s reason', async () => {
    const order = await submittedOrder(portal);
    await reviewTrade(portal.deps, STAFF, order.ada.user.id, order.tradeId);
    await declineTrade(portal.deps, STAFF, order.ada.user.id, order.tradeId, 'Not suitable.');
    await askAgain(order);
    expect(await readOrder(order)).toMatchObject({ status: 'declined', reason: 'Not suitable.' });
  });
});
