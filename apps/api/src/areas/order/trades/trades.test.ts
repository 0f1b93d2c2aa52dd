import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDeal, unitsOf } from '../../../testing/deals.ts';
import { approveTrade } from '../../../testing/decided-alone.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import {
  addSubmittedKyc,
  FOR_ONESELF,
  giveDetails,
  placeOrder,
  readTrade,
  submittedOrder,
} from '../../../testing/orders.ts';
import { registerPerson } from '../../../testing/people.ts';
import { STAFF } from '../../../testing/staff-actor.ts';
import { declineTrade, reviewTrade } from './deciding/decide-trade.ts';
import { returnTrade } from './deciding/return-trade.ts';
import { releaseExpiredOrders } from './holding/release-expired-orders.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const HOUR_MS = 3_600_000;

describe('an order', () => {
  it('reserves its units and says what to do next', async () => {
    const ada = await registerPerson(portal);
    const dealId = await addDeal(portal);
    const reply = await ada.post(`/user/trade/create/${dealId}`, { quantity: 50 });
    expect(reply.statusCode).toBe(201);
    const trade = await readTrade(ada, reply.json().data.shareOrderId);
    expect(trade).toMatchObject({
      quantity: 50,
      orderTotal: 5000,
      status: 0,
      progress: { label: 'application', index: 1 },
      nextAction: 'complete-kyc',
      dealId: { id: dealId, name: 'Maple Street Homes' },
    });
    expect(await unitsOf(portal, dealId)).toEqual({ taken: 50, orders: 1, sum: 50 });
  });

  it('is placed on a deal whose times are finer in the database than on the clock here', async () => {
    const ada = await registerPerson(portal);
    const dealId = await addDeal(portal);
    await sql`
      update deals set opens_at = opens_at + interval '1 microsecond', closes_at = closes_at + interval '1 microsecond'
      where id = ${dealId}`.execute(portal.db);
    const reply = await ada.post(`/user/trade/create/${dealId}`, { quantity: 50 });
    expect(reply.statusCode).toBe(201);
  });

  it('exists once for an investor and a deal: ordering again changes it', async () => {
    const ada = await registerPerson(portal);
    const dealId = await addDeal(portal);
    const first = await ada.post(`/user/trade/create/${dealId}`, { quantity: 50 });
    const second = await ada.post(`/user/trade/create/${dealId}`, { quantity: 20 });
    expect(second.statusCode).toBe(200);
    expect(second.json().data).toEqual(first.json().data);
    expect(await unitsOf(portal, dealId)).toEqual({ taken: 20, orders: 1, sum: 20 });
  });

  it.each([
    ['fewer units than the minimum', 9, '10 units'],
    ['more units than one investor may have', 501, '500'],
    ['a part of a unit', 10.5, 'whole number'],
  ])('is refused for %s, beside the field', async (_case, quantity, sentence) => {
    const ada = await registerPerson(portal);
    const reply = await ada.post(`/user/trade/create/${await addDeal(portal)}`, { quantity });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().fields.quantity).toContain(sentence);
  });

  it.each([
    ['no longer live', {}, 'paused'],
    ['closed', { closesAt: new Date('2026-01-01T00:00:00Z') }, 'live'],
  ] as const)('is refused for a deal that is %s', async (_case, terms, state) => {
    const ada = await registerPerson(portal);
    const dealId = await addDeal(portal, terms);
    await portal.db.updateTable('deals').set({ state }).where('id', '=', dealId).execute();
    const reply = await ada.post(`/user/trade/create/${dealId}`, { quantity: 50 });
    expect(reply.json()).toMatchObject({ statusCode: 409, code: 'DEAL_CLOSED' });
  });

  it('of another investor is answered as not found', async () => {
    const ada = await registerPerson(portal);
    const eve = await registerPerson(portal);
    const tradeId = await placeOrder(ada, await addDeal(portal));
    for (const path of ['/user/trade/', '/user/trade/archive/']) {
      const others = await eve.get(`${path}${tradeId}`);
      const none = await eve.get(`${path}no-such-order`);
      expect(others.statusCode).toBe(404);
      const { requestId: _a, ...othersBody } = others.json();
      const { requestId: _b, ...noneBody } = none.json();
      expect(othersBody).toEqual(noneBody);
    }
    expect((await eve.get(`/user/trades/${ada.user.id}`)).statusCode).toBe(404);
  });

  it('needs the profile before its details', async () => {
    const ada = await registerPerson(portal);
    const tradeId = await placeOrder(ada, await addDeal(portal));
    const reply = await ada.post(`/user/trade/pre-sign/${tradeId}`, {
      subDoc: {
        scheduleA: { city: 'Toronto', sourceOfFunds: 'Savings', ...FOR_ONESELF },
        paymentMethod: '1',
      },
    });
    expect(reply.json()).toMatchObject({ statusCode: 409, code: 'KYC_INCOMPLETE' });
  });

  it('paid outside the portal completes its pay step with the details, and asks for signatures', async () => {
    const ada = await registerPerson(portal);
    await addSubmittedKyc(portal, ada);
    const tradeId = await placeOrder(ada, await addDeal(portal));
    await giveDetails(ada, tradeId, 'outside');
    expect(await readTrade(ada, tradeId)).toMatchObject({
      paymentCompleted: true,
      nextAction: 'sign',
      subDoc: {
        paymentMethod: '1',
        scheduleA: { city: 'Toronto', sourceOfFunds: 'Savings', ...FOR_ONESELF },
      },
    });
  });

  it('tells what is wrong with its details beside the fields', async () => {
    const ada = await registerPerson(portal);
    await addSubmittedKyc(portal, ada);
    const tradeId = await placeOrder(ada, await addDeal(portal));
    const reply = await ada.post(
      `/user/trade/pre-sign/${tradeId}`,
      { subDoc: { scheduleA: { city: ' ', sourceOfFunds: 'Savings', ...FOR_ONESELF }, paymentMethod: '9' } },
      { 'accept-language': 'fr' },
    );
    expect(reply.statusCode).toBe(400);
    expect(Object.keys(reply.json().fields)).toEqual(['subDoc.scheduleA.city', 'subDoc.paymentMethod']);
  });

  it.each([
    ['en', 'Cedar Narrows Trust Company', '900-200 Bay Street, Toronto, Ontario M5J 2J2'],
    ['fr', 'Société de fiducie Cedar Narrows', '200, rue Bay, bureau 900, Toronto (Ontario) M5J 2J2'],
  ])('names in %s who is paid', async (language, name, address) => {
    const ada = await registerPerson(portal);
    const tradeId = await placeOrder(ada, await addDeal(portal));
    const reply = await ada.get(`/user/trade/${tradeId}`, { 'accept-language': language });
    expect(reply.json().data.payee).toMatchObject({ name, address, account: '4510027' });
  });

  it('returns its units when cancelled, once however often', async () => {
    const ada = await registerPerson(portal);
    const dealId = await addDeal(portal);
    const tradeId = await placeOrder(ada, dealId);
    const replies = await Promise.all([1, 2, 3].map(() => ada.get(`/user/trade/archive/${tradeId}`)));
    expect(replies.map((reply) => reply.statusCode)).toEqual([200, 200, 200]);
    expect(await unitsOf(portal, dealId)).toEqual({ taken: 0, orders: 0, sum: 0 });
    const rows = await portal.db
      .selectFrom('audit_log')
      .select('seq')
      .where('target', '=', `trade:${tradeId}`)
      .where('action', '=', 'trade.archived')
      .execute();
    expect(rows).toHaveLength(1);
    expect((await ada.get(`/user/trades/${ada.user.id}`)).json().data).toEqual({
      trades: [],
      activeTradesTotal: 0,
    });
    expect((await ada.get(`/user/trades/${ada.user.id}?archived=true`)).json().data.trades).toHaveLength(1);
  });

  it('is found by the days it was made on, both counted whole, and by times', async () => {
    const ada = await registerPerson(portal);
    const tradeId = await placeOrder(ada, await addDeal(portal));
    const { createdAt } = await readTrade(ada, tradeId);
    const day = createdAt.slice(0, 10);
    const next = new Date(Date.parse(day) + 24 * HOUR_MS).toISOString().slice(0, 10);
    const found = async (query: string) =>
      (await ada.get(`/user/trades/${ada.user.id}?${query}`)).json().data.trades.length;
    expect(await found(`createdFrom=${day}&createdTo=${day}`)).toBe(1);
    expect(await found(`createdFrom=${createdAt}&createdTo=${createdAt}`)).toBe(1);
    expect(await found(`createdTo=${day}T00:00:00Z`)).toBe(0);
    expect(await found(`createdFrom=${next}`)).toBe(0);
  });

  it('made late in the evening is found by the dealer’s day, not UTC’s', async () => {
    const evening = await openTestPortal();
    evening.setTime(new Date('2026-11-22T03:30:00.000Z'));
    const ada = await registerPerson(evening);
    await placeOrder(ada, await addDeal(evening));
    const found = async (query: string) =>
      (await ada.get(`/user/trades/${ada.user.id}?${query}`)).json().data.trades.length;
    expect(await found('createdFrom=2026-11-21&createdTo=2026-11-21')).toBe(1);
    expect(await found('createdTo=2026-11-20')).toBe(0);
    expect(await found('createdFrom=2026-11-22')).toBe(0);
    await evening.close();
  });

  it('is of one person where the joint investor is null', async () => {
    const ada = await registerPerson(portal);
    const body = { quantity: 50, jointInvestor: null };
    const reply = await ada.post(`/user/trade/create/${await addDeal(portal)}`, body);
    expect((await readTrade(ada, reply.json().data.shareOrderId)).jointInvestor).toBeNull();
  });

  it('returns its units when its hold runs out, and reserves them again when resumed', async () => {
    const ada = await registerPerson(portal);
    const dealId = await addDeal(portal);
    const tradeId = await placeOrder(ada, dealId);
    portal.advance(73 * HOUR_MS);
    await releaseExpiredOrders(portal.deps);
    await releaseExpiredOrders(portal.deps);
    expect(await unitsOf(portal, dealId)).toEqual({ taken: 0, orders: 0, sum: 0 });
    const login = await portal.app.inject({
      method: 'POST',
      url: '/api/login',
      payload: { email: ada.email, password: ada.password },
    });
    const headers = { authorization: `Bearer ${login.json().data.accessToken}` };
    const resumed = await portal.app.inject({
      method: 'POST',
      url: `/api/user/trade/create/${dealId}`,
      headers,
      payload: { quantity: 50 },
    });
    expect(resumed.json().data.shareOrderId).toBe(tradeId);
    expect(await unitsOf(portal, dealId)).toEqual({ taken: 50, orders: 1, sum: 50 });
  });
});

describe('the dealer', () => {
  it('reviews and approves, and the investor is told', async () => {
    const { ada, tradeId } = await submittedOrder(portal);
    await reviewTrade(portal.deps, STAFF, ada.user.id, tradeId);
    expect(await readTrade(ada, tradeId)).toMatchObject({ status: 3, progress: { label: 'sign', index: 5 } });
    await approveTrade(portal.deps, STAFF, ada.user.id, tradeId);
    await approveTrade(portal.deps, STAFF, ada.user.id, tradeId);
    expect(await readTrade(ada, tradeId)).toMatchObject({
      status: 4,
      nextDrStepDesc: 'DONE!',
      progress: { label: 'approved', index: 6 },
    });
    await portal.runJobs();
    expect(
      portal.mails.filter(({ to, subject }) => to === ada.email && subject.includes('is approved')),
    ).toHaveLength(1);
  });

  it('asks for changes with a reason, and the order is submitted again after them', async () => {
    const { ada, dealId, tradeId } = await submittedOrder(portal);
    await reviewTrade(portal.deps, STAFF, ada.user.id, tradeId);
    await expect(returnTrade(portal.deps, STAFF, ada.user.id, tradeId, ' ')).rejects.toMatchObject({
      code: 'VALIDATION',
    });
    await returnTrade(portal.deps, STAFF, ada.user.id, tradeId, 'Please order fewer units.');
    expect(await readTrade(ada, tradeId)).toMatchObject({
      status: 2,
      nextAction: 'make-changes',
      reason: 'Please order fewer units.',
    });
    await placeOrder(ada, dealId, 20);
    expect(await readTrade(ada, tradeId)).toMatchObject({ quantity: 20, docusignCompleted: false });
  });

  it('declines, and the units return to the deal', async () => {
    const { ada, dealId, tradeId } = await submittedOrder(portal);
    await reviewTrade(portal.deps, STAFF, ada.user.id, tradeId);
    await declineTrade(portal.deps, STAFF, ada.user.id, tradeId, 'Not suitable.');
    expect(await unitsOf(portal, dealId)).toEqual({ taken: 0, orders: 0, sum: 0 });
    expect(await readTrade(ada, tradeId)).toMatchObject({ status: 8, nextAction: 'none-declined' });
  });

  it('cannot approve what is not in review', async () => {
    const { ada, tradeId } = await submittedOrder(portal);
    await expect(approveTrade(portal.deps, STAFF, ada.user.id, tradeId)).rejects.toMatchObject({
      code: 'STATE_REFUSES',
      details: { currentState: 'submitted' },
    });
  });
});
