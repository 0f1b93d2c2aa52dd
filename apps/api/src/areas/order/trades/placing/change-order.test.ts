import type { JointInvestor } from '@portal/domain/order/trades/trade.wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transact } from '../../../../platform/db/transact.ts';
import { addDeal, unitsOf } from '../../../../testing/deals.ts';
import { openTestPortal, type TestPortal } from '../../../../testing/open-test-portal.ts';
import {
  addSubmittedKyc,
  FOR_ONESELF,
  giveDetails,
  placeOrder,
  readTrade,
  signWithoutCeremony,
} from '../../../../testing/orders.ts';
import { registerPerson } from '../../../../testing/people.ts';
import { publishTerms } from '../../../../testing/publish-terms.ts';
import { STAFF } from '../../../../testing/staff-actor.ts';
import { archiveTrade } from '../cancelling/archive-trade.ts';
import { declineTrade, reviewTrade } from '../deciding/decide-trade.ts';
import { returnTrade } from '../deciding/return-trade.ts';
import { releaseExpiredOrders } from '../holding/release-expired-orders.ts';
import { createTrade } from './create-trade.ts';
import { preSignTrade } from './pre-sign-trade.ts';
import { submitTradeIfComplete } from './submit-trade-if-complete.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const HOUR_MS = 3_600_000;
const JOINT = {
  firstName: 'Sam',
  lastName: 'Roy',
  email: 'sam@example.com',
  relation: 'family',
  language: 'en',
} as const satisfies JointInvestor;

async function orderOf(quantity = 50) {
  const ada = await registerPerson(portal);
  const dealId = await addDeal(portal);
  await addSubmittedKyc(portal, ada);
  const tradeId = await placeOrder(ada, dealId, quantity);
  await giveDetails(ada, tradeId);
  const order = (units: number, jointInvestor: JointInvestor | null = null) =>
    createTrade(portal.deps, ada.user.id, dealId, { quantity: units, jointInvestor });
  return { ada, dealId, tradeId, order };
}

async function submittedOrder() {
  const placed = await orderOf();
  await signWithoutCeremony(portal, placed.ada, placed.tradeId);
  await transact(portal.db, (trx) =>
    submitTradeIfComplete(trx, portal.deps, placed.ada.user.id, placed.tradeId),
  );
  return placed;
}

async function returnedOrder() {
  const placed = await submittedOrder();
  await reviewTrade(portal.deps, STAFF, placed.ada.user.id, placed.tradeId);
  await returnTrade(portal.deps, STAFF, placed.ada.user.id, placed.tradeId, 'Look again.');
  return placed;
}

const priceAt = (dealId: string, unitPriceCents: bigint) => publishTerms(portal, dealId, { unitPriceCents });

describe('two first orders of one investor at once', () => {
  it('are one order, whose number both callers get', async () => {
    const ada = await registerPerson(portal);
    const dealId = await addDeal(portal);
    const replies = await Promise.all(
      [20, 30, 40].map((quantity) => ada.post(`/user/trade/create/${dealId}`, { quantity })),
    );
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 201]);
    expect(new Set(replies.map((reply) => reply.json().data.shareOrderId)).size).toBe(1);
    const { taken, orders, sum } = await unitsOf(portal, dealId);
    expect({ orders, same: taken === sum }).toEqual({ orders: 1, same: true });
  });
});

describe('an order with a joint investor', () => {
  it('placed again unchanged keeps its signatures', async () => {
    const { ada, tradeId, order } = await orderOf();
    await order(50, JOINT);
    await portal.db
      .updateTable('trades')
      .set({ investor_signed_at: portal.deps.clock.now() })
      .where('id', '=', tradeId)
      .execute();
    await order(50, {
      language: JOINT.language,
      email: JOINT.email,
      lastName: JOINT.lastName,
      relation: JOINT.relation,
      firstName: JOINT.firstName,
    });
    expect((await readTrade(ada, tradeId)).docusignCompleted).toBe(true);
    await order(50, { ...JOINT, lastName: 'Lee' });
    expect((await readTrade(ada, tradeId)).docusignCompleted).toBe(false);
  });
});

describe('the price of an order', () => {
  it('stays while it needs no more units than it holds', async () => {
    const { ada, dealId, tradeId, order } = await orderOf(50);
    await priceAt(dealId, 20_000n);
    await order(20);
    expect(await readTrade(ada, tradeId)).toMatchObject({ quantity: 20, orderTotal: 2_000 });
  });

  it('is the present one for more units', async () => {
    const { ada, dealId, tradeId, order } = await orderOf(20);
    await priceAt(dealId, 20_000n);
    await order(50);
    expect(await readTrade(ada, tradeId)).toMatchObject({ quantity: 50, orderTotal: 10_000 });
  });

  it('is the present one after the hold ran out, and asks for new signatures', async () => {
    const { ada, dealId, tradeId, order } = await orderOf(50);
    await priceAt(dealId, 20_000n);
    await signWithoutCeremony(portal, ada, tradeId);
    portal.advance(73 * HOUR_MS);
    await releaseExpiredOrders(portal.deps);
    await order(50);
    const row = await portal.db
      .selectFrom('trades')
      .selectAll()
      .where('id', '=', tradeId)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ total_cents: 1_000_000n, holds_units: true, investor_signed_at: null });
  });
});

describe('an order whose hold ran out after it was signed', () => {
  it('is submitted as soon as it has its units again, without new signatures', async () => {
    const { ada, dealId, tradeId, order } = await orderOf(50);
    portal.advance(73 * HOUR_MS);
    await releaseExpiredOrders(portal.deps);
    await signWithoutCeremony(portal, ada, tradeId);
    await order(50);
    const row = await portal.db
      .selectFrom('trades')
      .selectAll()
      .where('id', '=', tradeId)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ status: 1, holds_units: true, hold_expires_at: null });
    expect(await unitsOf(portal, dealId)).toEqual({ taken: 50, orders: 1, sum: 50 });
  });
});

describe('an order that the dealer returned', () => {
  it('is submitted unchanged by the same details', async () => {
    const { ada, dealId, tradeId } = await returnedOrder();
    await placeOrder(ada, dealId, 50);
    await giveDetails(ada, tradeId);
    expect(await readTrade(ada, tradeId)).toMatchObject({ status: 1, reason: null, docusignCompleted: true });
  });

  it('must be signed again after its details change', async () => {
    const { ada, tradeId } = await returnedOrder();
    await preSignTrade(portal.deps, ada.user.id, tradeId, {
      scheduleA: { city: 'Guelph', sourceOfFunds: 'Savings', ...FOR_ONESELF },
      paymentMethod: 'outside',
    });
    expect(await readTrade(ada, tradeId)).toMatchObject({ status: 2, docusignCompleted: false });
    await signWithoutCeremony(portal, ada, tradeId);
    await transact(portal.db, (trx) => submitTradeIfComplete(trx, portal.deps, ada.user.id, tradeId));
    expect((await readTrade(ada, tradeId)).status).toBe(1);
  });

  it('may keep or return units after the deal closed, but not take more', async () => {
    const { ada, dealId, tradeId, order } = await returnedOrder();
    await portal.db.updateTable('deals').set({ is_live: false }).where('id', '=', dealId).execute();
    await order(50);
    expect((await readTrade(ada, tradeId)).docusignCompleted).toBe(true);
    await expect(order(60)).rejects.toMatchObject({ code: 'DEAL_CLOSED' });
    await order(20);
    expect(await unitsOf(portal, dealId)).toEqual({ taken: 20, orders: 1, sum: 20 });
  });

  it('leaves an order opened meanwhile alone', async () => {
    const { ada, dealId, tradeId } = await submittedOrder();
    const second = await placeOrder(ada, dealId, 30);
    expect(second).not.toBe(tradeId);
    await reviewTrade(portal.deps, STAFF, ada.user.id, tradeId);
    await returnTrade(portal.deps, STAFF, ada.user.id, tradeId, 'Look again.');
    expect(await placeOrder(ada, dealId, 25)).toBe(second);
    await ada.get(`/user/trade/archive/${second}`);
    expect(await placeOrder(ada, dealId, 40)).toBe(tradeId);
    expect(await unitsOf(portal, dealId)).toEqual({ taken: 40, orders: 1, sum: 40 });
  });
});

describe('the units of an order', () => {
  it.each([
    ['cancelled and let go by the hold', 'archive-and-expire'],
    ['declined and cancelled', 'decline-and-archive'],
    ['changed and cancelled', 'change-and-archive'],
  ])('go back once when it is %s at once', async (_case, race) => {
    const { ada, dealId, tradeId, order } =
      race === 'decline-and-archive' ? await submittedOrder() : await orderOf();
    const { deps } = portal;
    const archive = () => archiveTrade(deps, ada.user.id, tradeId, { by: 'investor' });
    if (race === 'archive-and-expire') {
      portal.advance(73 * HOUR_MS);
      await Promise.all([releaseExpiredOrders(deps), archive(), releaseExpiredOrders(deps), archive()]);
    } else if (race === 'decline-and-archive') {
      await reviewTrade(deps, STAFF, ada.user.id, tradeId);
      await Promise.allSettled([
        declineTrade(deps, STAFF, ada.user.id, tradeId, 'No.'),
        archive(),
        archive(),
      ]);
    } else {
      await Promise.all([order(20), archive(), order(30)]);
      await archive();
      const left = await order(10);
      await archiveTrade(deps, ada.user.id, left.shareOrderId, { by: 'investor' });
    }
    expect(await unitsOf(portal, dealId)).toEqual({ taken: 0, orders: 0, sum: 0 });
  });
});
