import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transact } from '../../../../platform/db/transact.ts';
import { NoTurnError, type Turn, Turns } from '../../../../platform/db/turns.ts';
import { addDeal, unitsOf } from '../../../../testing/deals.ts';
import { openTestPortal, TEST_TIME, type TestPortal } from '../../../../testing/open-test-portal.ts';
import { placeOrder, readTrade, signedOrder } from '../../../../testing/orders.ts';
import { registerPerson } from '../../../../testing/people.ts';
import { TurnsAfter } from '../../../../testing/turns-after.ts';
import { submitTradeIfComplete } from '../placing/submit-trade-if-complete.ts';
import { releaseExpiredOrders } from './release-expired-orders.ts';

const HOUR_MS = 3_600_000;

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

/** Deals at which nobody gets a turn. */
class TurnsExceptAt extends Turns {
  readonly #busy: readonly string[];
  readonly asked: string[] = [];

  constructor(...busy: string[]) {
    super({ atOnceMax: 1, waitingMax: 1, patienceMs: 60_000 });
    this.#busy = busy;
  }

  override async take<Result>(thing: string, work: (turn: Turn) => Promise<Result>): Promise<Result> {
    this.asked.push(thing);
    if (this.#busy.includes(thing)) {
      throw new NoTurnError();
    }
    return super.take(thing, work);
  }
}

describe('an order whose hold ran out', () => {
  it('releases its units even where another deal is busy, whose orders follow in the next run', async () => {
    const [busy, free] = [await addDeal(portal), await addDeal(portal)];
    for (const dealId of [busy, busy, free]) {
      await placeOrder(await registerPerson(portal), dealId);
    }
    portal.advance(73 * HOUR_MS);
    const dealTurns = new TurnsExceptAt(busy);
    await releaseExpiredOrders({ ...portal.deps, dealTurns });
    expect(dealTurns.asked.toSorted()).toEqual([busy, free].toSorted());
    expect(await unitsOf(portal, busy)).toEqual({ taken: 100, orders: 2, sum: 100 });
    expect(await unitsOf(portal, free)).toEqual({ taken: 0, orders: 0, sum: 0 });
    await releaseExpiredOrders(portal.deps);
    expect(await unitsOf(portal, busy)).toEqual({ taken: 0, orders: 0, sum: 0 });
    portal.setTime(TEST_TIME);
  });

  it('keeps its units when it was prolonged after it was listed', async () => {
    const before = portal.deps.clock.now();
    const dealId = await addDeal(portal);
    const tradeId = await placeOrder(await registerPerson(portal), dealId);
    portal.advance(73 * HOUR_MS);
    const later = new Date(portal.deps.clock.now().getTime() + HOUR_MS);
    const prolong = () =>
      portal.db.updateTable('trades').set({ hold_expires_at: later }).where('id', '=', tradeId).execute();
    await releaseExpiredOrders({ ...portal.deps, dealTurns: new TurnsAfter(prolong) });
    expect(await unitsOf(portal, dealId)).toEqual({ taken: 50, orders: 1, sum: 50 });
    await releaseExpiredOrders(portal.deps);
    expect(await unitsOf(portal, dealId)).toEqual({ taken: 50, orders: 1, sum: 50 });
    portal.advance(2 * HOUR_MS);
    await releaseExpiredOrders(portal.deps);
    expect(await unitsOf(portal, dealId)).toEqual({ taken: 0, orders: 0, sum: 0 });
    portal.setTime(before);
  });

  it('keeps its units when it was submitted after it was listed', async () => {
    const { ada, dealId, tradeId } = await signedOrder(portal);
    portal.advance(73 * HOUR_MS);
    const handOver = () =>
      transact(portal.db, (trx) => submitTradeIfComplete(trx, portal.deps, ada.user.id, tradeId));
    await releaseExpiredOrders({ ...portal.deps, dealTurns: new TurnsAfter(handOver) });
    portal.setTime(TEST_TIME);
    expect((await readTrade(ada, tradeId)).status).toBe(1);
    expect(await unitsOf(portal, dealId)).toEqual({ taken: 50, orders: 1, sum: 50 });
  });
});
