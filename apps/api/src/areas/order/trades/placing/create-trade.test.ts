import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDeal, unitsOf } from '../../../../testing/deals.ts';
import { openTestPortal, type TestPortal } from '../../../../testing/open-test-portal.ts';
import { placeOrder, readTrade } from '../../../../testing/orders.ts';
import { type Person, registerPerson } from '../../../../testing/people.ts';
import { publishTerms } from '../../../../testing/publish-terms.ts';
import { TurnsAfter } from '../../../../testing/turns-after.ts';
import { createTrade } from './create-trade.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

/** How often an order is tried before its investor is told to try later. */
const ATTEMPTS = 8;

/** Orders 30 units while something happens between each attempt's check and its turn. */
function orderWhile(ada: Person, dealId: string, happens: () => Promise<unknown>) {
  const deps = { ...portal.deps, dealTurns: new TurnsAfter(happens) };
  return createTrade(deps, ada.user.id, dealId, { quantity: 30, jointInvestor: null });
}

/** A different price each time. */
const raisePrice = (dealId: string, times: number) =>
  publishTerms(portal, dealId, { unitPriceCents: 10_000n + 100n * BigInt(times) });

async function newcomer() {
  return { ada: await registerPerson(portal), dealId: await addDeal(portal) };
}

describe('an order of a deal that changes while it is placed', () => {
  it('is placed at the deal’s price by then', async () => {
    const { ada, dealId } = await newcomer();
    let raised = 0;
    const { shareOrderId } = await orderWhile(ada, dealId, async () => {
      raised += 1;
      await (raised === ATTEMPTS ? undefined : raisePrice(dealId, raised));
    });
    expect(raised).toBe(ATTEMPTS);
    expect(await readTrade(ada, shareOrderId)).toMatchObject({ quantity: 30, orderTotal: 30 * 107 });
    expect(await unitsOf(portal, dealId)).toEqual({ taken: 30, orders: 1, sum: 30 });
  });

  it('is refused for now where the deal keeps changing, and takes no units', async () => {
    const { ada, dealId } = await newcomer();
    let raised = 0;
    const placed = orderWhile(ada, dealId, () => {
      raised += 1;
      return raisePrice(dealId, raised);
    });
    await expect(placed).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(await unitsOf(portal, dealId)).toEqual({ taken: 0, orders: 0, sum: 0 });
  });

  it('is not tried again after an internal error', async () => {
    const { ada, dealId } = await newcomer();
    const broken = new Error('the server has gone');
    await expect(orderWhile(ada, dealId, () => Promise.reject(broken))).rejects.toBe(broken);
  });
});

describe('an order by an investor', () => {
  it('who placed another of the same deal meanwhile changes that one', async () => {
    const { ada, dealId } = await newcomer();
    let first: string | undefined;
    const placed = await orderWhile(ada, dealId, async () => {
      first ??= await placeOrder(ada, dealId, 20);
    });
    expect(placed).toEqual({ shareOrderId: first, isNew: false });
    expect(await unitsOf(portal, dealId)).toEqual({ taken: 30, orders: 1, sum: 30 });
  });

  it('who cancelled the open one meanwhile is a new order', async () => {
    const { ada, dealId } = await newcomer();
    const first = await placeOrder(ada, dealId, 20);
    const placed = await orderWhile(ada, dealId, () => ada.get(`/user/trade/archive/${first}`));
    expect(placed.isNew).toBe(true);
    expect(placed.shareOrderId).not.toBe(first);
    expect(await unitsOf(portal, dealId)).toEqual({ taken: 30, orders: 1, sum: 30 });
  });
});
