import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transact } from '../../../platform/db/transact.ts';
import { type Colleague, enterOffice } from '../../../testing/colleagues.ts';
import { fillProfile, idsIn, type OrderOnDesk, orderOnDesk } from '../../../testing/desk.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { giveDetails, readTrade, signWithoutCeremony } from '../../../testing/orders.ts';
import { submitTradeIfComplete } from '../trades/placing/submit-trade-if-complete.ts';

const PHONE = { path: 'basics.phone', reason: 'out-of-date', note: 'The number does not answer.' };
const DETAILS = { path: 'order.details', reason: 'incomplete', note: '' };
const IN_A_WEEK = '2026-11-25';
const OWN = 'representative=rep-25';

let portal: TestPortal;
let compliance: Colleague;
beforeAll(async () => {
  portal = await openTestPortal();
  compliance = await enterOffice(portal, { role: 'compliance' });
});
afterAll(() => portal.close());

const ask = (order: OrderOnDesk, items: object[], answerBy = IN_A_WEEK) =>
  compliance.post(`/office/orders/${order.id}/changes`, { items, answerBy });
const read = async (order: OrderOnDesk) => (await compliance.get(`/office/orders/${order.id}`)).json().data;
const atDealer = async ({ ada, id }: OrderOnDesk) => (await ada.get(`/user/trade/dealer/${id}`)).json().data;

async function inReview() {
  const order = await orderOnDesk(portal, { status: 'inReview', representativeId: 'rep-25' });
  await fillProfile(portal, order);
  return order;
}

/** What the investor does: changes the telephone number, submits the profile again, gives other details and signs. */
async function answer(order: OrderOnDesk): Promise<void> {
  const { ada, id } = order;
  const answers = { 'basics.phone': '14165550199' };
  await ada.post('/user/kyc/answers', { answers, answeredAt: {} });
  await ada.post('/user/kyc/save', { formIsFinished: true });
  await giveDetails(ada, id);
  await signWithoutCeremony(portal, ada, id);
  await transact(portal.db, (trx) => submitTradeIfComplete(trx, portal.deps, ada.user.id, id));
}

describe('asking for changes', () => {
  it('covers several items at once, which the investor sees as tasks and reads in a message', async () => {
    const order = await inReview();
    expect((await ask(order, [PHONE, DETAILS])).statusCode).toBe(200);
    expect(await atDealer(order)).toMatchObject({
      holder: null,
      changes: {
        answerBy: IN_A_WEEK,
        tasks: [
          { ...PHONE, isAnswered: false, sentence: 'Phone: please tell us how it is today.' },
          { ...DETAILS, isAnswered: false },
        ],
      },
    });
    const { status, reason } = await readTrade(order.ada, order.id);
    expect(status).toBe(2);
    expect(reason).toBe(
      'Phone: please tell us how it is today. The number does not answer.\nOrder details: something is missing.',
    );
  });

  it('returns to the queue of answered orders, with the answers before and after', async () => {
    const order = await inReview();
    await ask(order, [PHONE]);
    await answer(order);
    expect(await idsIn(compliance, 'changes-answered', OWN)).toContain(order.id);
    expect(await idsIn(compliance, 'new-orders', OWN)).not.toContain(order.id);
    const [request] = (await read(order)).changeRequests;
    expect(request).toMatchObject({
      askedBy: { id: compliance.id },
      closedAt: null,
      items: [{ path: 'basics.phone', isAnswered: true, after: expect.stringContaining('0199') }],
    });
    expect(request.items[0].before).not.toBe(request.items[0].after);
  });

  it('keeps every request when it is repeated, and ends the last with the decision', async () => {
    const order = await inReview();
    await ask(order, [PHONE]);
    await answer(order);
    await compliance.post(`/office/orders/${order.id}/review`);
    await ask(order, [DETAILS]);
    const [second, first] = (await read(order)).changeRequests;
    expect(first).toMatchObject({ closedAt: expect.any(String), items: [{ note: PHONE.note }] });
    expect(second).toMatchObject({ closedAt: null, answeredAt: null, items: [{ path: 'order.details' }] });
    await compliance.post(`/office/orders/${order.id}/archive`, { reason: 'They asked for it.' });
    expect(
      (await read(order)).changeRequests.map(({ closedAt }: { closedAt: string | null }) => closedAt),
    ).toEqual([expect.any(String), expect.any(String)]);
  });

  it.each([
    ['nothing', [], IN_A_WEEK],
    ['the same twice', [PHONE, PHONE], IN_A_WEEK],
    ['what is no field', [{ ...PHONE, path: 'basics.shoeSize' }], IN_A_WEEK],
    ['something else without saying what', [{ ...PHONE, reason: 'other', note: ' ' }], IN_A_WEEK],
    ['a note of 1,001 characters', [{ ...PHONE, note: 'x'.repeat(1_001) }], IN_A_WEEK],
    ['an answer by yesterday', [PHONE], '2026-11-17'],
    ['an answer in a year', [PHONE], '2027-11-17'],
  ])('is refused for %s', async (_what, items, answerBy) => {
    const order = await inReview();
    const reply = await ask(order, items, answerBy);
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'VALIDATION']);
    expect((await read(order)).changeRequests).toEqual([]);
  });

  it('tells the investor who has the order, and by when to answer', async () => {
    const order = await orderOnDesk(portal);
    expect((await atDealer(order)).holder).toEqual({ who: null, dueOn: '2026-11-20' });
    await compliance.post('/office/desk/new-orders/claim', { id: order.id, version: 0 });
    expect((await atDealer(order)).holder.who).toEqual({ role: 'compliance', firstName: null });
    const other = await orderOnDesk(portal, { representativeId: 'rep-02' });
    const rep = await enterOffice(portal, { role: 'representative', representativeId: 'rep-02' });
    await rep.post('/office/desk/new-orders/claim', { id: other.id, version: 0 });
    expect((await atDealer(other)).holder.who).toEqual({ role: 'representative', firstName: 'Maude' });
  });
});
