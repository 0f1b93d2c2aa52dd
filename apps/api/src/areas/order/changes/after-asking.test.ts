import { TRADE_STATUS_NUMBERS } from '@portal/domain/order/trades/trade-status';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { transact } from '../../../platform/db/transact.ts';
import { type Colleague, enterOffice } from '../../../testing/colleagues.ts';
import { fillProfile, idsIn, type OrderOnDesk, orderOnDesk } from '../../../testing/desk.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { FOR_ONESELF, giveDetails, readTrade, signWithoutCeremony } from '../../../testing/orders.ts';
import { submitTradeIfComplete } from '../trades/placing/submit-trade-if-complete.ts';

const PHONE = { path: 'basics.phone', reason: 'out-of-date', note: 'It does not answer.' };
const DETAILS = { path: 'order.details', reason: 'incomplete', note: '' };
const IN_A_WEEK = '2026-11-25';
const DAY_MS = 86_400_000;

let portal: TestPortal;
let noor: Colleague;
let wei: Colleague;
let order: OrderOnDesk;
let requestId: string;
let itemIds: string[];
beforeAll(async () => {
  portal = await openTestPortal();
});
beforeEach(async () => {
  noor = await enterOffice(portal, { role: 'compliance' });
  wei = await enterOffice(portal, { role: 'compliance' });
  order = await orderOnDesk(portal, { status: 'inReview', representativeId: 'rep-25' });
  await fillProfile(portal, order);
  await sign();
  const reply = await noor.post(`/office/orders/${order.id}/changes`, {
    items: [PHONE, DETAILS],
    answerBy: IN_A_WEEK,
  });
  expect(reply.statusCode, reply.body).toBe(200);
  const { id, items } = await request();
  requestId = id;
  itemIds = items.map((item: { id: string }) => item.id);
});
afterAll(() => portal.close());

/** As an order in review stands: details given, signed, nothing missing. */
async function sign() {
  await portal.db
    .updateTable('trades')
    .set({ status: TRADE_STATUS_NUMBERS.open })
    .where('id', '=', order.id)
    .execute();
  await giveDetails(order.ada, order.id);
  await signWithoutCeremony(portal, order.ada, order.id);
  await portal.db
    .updateTable('trades')
    .set({ status: TRADE_STATUS_NUMBERS.inReview })
    .where('id', '=', order.id)
    .execute();
}
const page = async () => (await noor.get(`/office/orders/${order.id}`)).json().data;
const request = async () => (await page()).changeRequests[0];
const tasks = async () => (await order.ada.get(`/user/trade/dealer/${order.id}`)).json().data.changes;
const act = (who: Colleague, move: 'withdraw' | 'reword' | 'remind', body: object = {}) =>
  who.post(`/office/orders/${order.id}/changes/${move}`, { requestId, ...body });
const withdraw = (who: Colleague, itemId: string | null = null) => act(who, 'withdraw', { itemId });
const codeOf = (reply: Awaited<ReturnType<typeof act>>) => reply.json().code ?? 'done';
/** What the investor was written, once all jobs are done. */
async function subjects() {
  await portal.runJobs();
  return portal.mails.filter(({ to }) => to === order.ada.user.email).map(({ subject }) => subject);
}

describe('a request for changes that is withdrawn', () => {
  it('puts the order back into review as it was signed, and its investor learns it', async () => {
    const before = await portal.db
      .selectFrom('trades')
      .selectAll()
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow();
    const asked = await portal.db
      .selectFrom('change_requests')
      .select('submitted_at')
      .where('id', '=', requestId)
      .executeTakeFirstOrThrow();
    expect(codeOf(await withdraw(noor))).toBe('done');
    const { order: facts } = await page();
    expect(facts).toMatchObject({
      status: 'inReview',
      reason: null,
      submittedAt: asked.submitted_at?.toISOString(),
    });
    const after = await portal.db
      .selectFrom('trades')
      .selectAll()
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow();
    expect(after.investor_signed_at).toEqual(before.investor_signed_at);
    expect(await request()).toMatchObject({
      isOpen: false,
      withdrawn: { by: { id: noor.id } },
      closedAt: expect.any(String),
      items: [{ note: PHONE.note }, {}],
    });
    expect(await tasks()).toBeNull();
    expect((await subjects()).at(-1)).toContain('nothing to change any more');
    expect(await idsIn(noor, 'new-orders', 'representative=rep-25')).toContain(order.id);
  });

  it('in part leaves the rest, which alone the investor is asked for and may change', async () => {
    expect(codeOf(await withdraw(noor, itemIds[0]))).toBe('done');
    expect((await tasks()).tasks.map(({ path }: { path: string }) => path)).toEqual(['order.details']);
    const phone = { answers: { 'basics.phone': '14165550199' }, answeredAt: {} };
    expect((await order.ada.post('/user/kyc/answers', phone)).json().code).toBe('NOT_ASKED');
    const { reason } = await readTrade(order.ada, order.id);
    expect(reason).toBe('Order details: something is missing.');
    expect(codeOf(await withdraw(noor, itemIds[0]))).toBe('NOT_FOUND');
  });

  it('of its last thing is withdrawn whole', async () => {
    await withdraw(noor, itemIds[0]);
    expect(codeOf(await withdraw(noor, itemIds[1]))).toBe('done');
    expect((await page()).order.status).toBe('inReview');
  });

  it('loses against the answer, and says who answered', async () => {
    await giveDetails(order.ada, order.id);
    await signWithoutCeremony(portal, order.ada, order.id);
    await transact(portal.db, (trx) => submitTradeIfComplete(trx, portal.deps, order.investorId, order.id));
    const reply = await withdraw(noor);
    expect([reply.statusCode, codeOf(reply)]).toEqual([409, 'REQUEST_ANSWERED']);
    expect(reply.json().message[0]).toMatch(/Ada .* has just answered/);
    expect((await page()).order.status).toBe('submitted');
  });

  it('stays where the investor already changed what was signed', async () => {
    const details = {
      subDoc: { scheduleA: { city: 'Ottawa', sourceOfFunds: 'Savings', ...FOR_ONESELF }, paymentMethod: '1' },
    };
    expect((await order.ada.post(`/user/trade/pre-sign/${order.id}`, details)).statusCode).toBe(200);
    expect((await request()).isBegun).toBe(true);
    expect(codeOf(await withdraw(noor))).toBe('CHANGES_BEGUN');
    expect(await request()).toMatchObject({ isOpen: true, withdrawn: null });
  });

  it('by two at once is withdrawn once, and the other learns by whom', async () => {
    const codes = (await Promise.all([withdraw(noor), withdraw(wei)])).map(codeOf);
    expect(codes.toSorted()).toEqual(['REQUEST_WITHDRAWN', 'done']);
  });

  it('is over where the order was declined meanwhile', async () => {
    await noor.post(`/office/orders/${order.id}/decline`, { reason: 'Not suitable.' });
    expect(codeOf(await withdraw(noor))).toBe('REQUEST_OVER');
    expect(codeOf(await act(noor, 'remind'))).toBe('REQUEST_OVER');
  });
});

describe('a request for changes that is edited', () => {
  const words = { reason: 'other', note: 'Give the number of your cell.' };
  const edit = (answerBy = '2026-11-30') =>
    act(noor, 'reword', { items: [{ id: itemIds[0], ...words }], answerBy });

  it('shows the investor the new words and the new day, and keeps the former on record', async () => {
    expect(codeOf(await edit())).toBe('done');
    expect((await subjects()).at(-1)).toContain('we updated our request');
    expect(await tasks()).toMatchObject({ answerBy: '2026-11-30', tasks: [words, DETAILS] });
    expect((await readTrade(order.ada, order.id)).reason).toContain(words.note);
    expect(await request()).toMatchObject({
      answerBy: '2026-11-30',
      formerDays: [{ answerBy: IN_A_WEEK, by: { id: noor.id } }],
      items: [
        { ...words, former: [{ reason: PHONE.reason, note: PHONE.note, by: { id: noor.id } }] },
        { former: [] },
      ],
    });
  });

  it('to the same words changes nothing', async () => {
    const same = { items: [{ id: itemIds[0], reason: PHONE.reason, note: PHONE.note }], answerBy: IN_A_WEEK };
    expect(codeOf(await act(noor, 'reword', same))).toBe('done');
    expect(await request()).toMatchObject({ formerDays: [], items: [{ former: [] }, { former: [] }] });
  });

  it.each([
    ['by yesterday', { items: [], answerBy: '2026-11-17' }, 'VALIDATION'],
    ['of another request', { items: [{ id: 'none', ...words }], answerBy: IN_A_WEEK }, 'NOT_FOUND'],
  ])('is refused %s, and nothing of it stays', async (_row, body, code) => {
    expect(codeOf(await act(noor, 'reword', body))).toBe(code);
    expect(await request()).toMatchObject({ formerDays: [], items: [{ former: [] }, { former: [] }] });
  });
});

describe('a reminder of a request for changes', () => {
  it('is sent at most once a day', async () => {
    expect(codeOf(await act(noor, 'remind'))).toBe('REMINDED_TODAY');
    await portal.db
      .updateTable('investors')
      .set({ language: 'fr' })
      .where('id', '=', order.investorId)
      .execute();
    portal.advance(DAY_MS);
    [noor, wei] = [
      await enterOffice(portal, { role: 'compliance' }),
      await enterOffice(portal, { role: 'compliance' }),
    ];
    const codes = (await Promise.all([act(noor, 'remind'), act(wei, 'remind')])).map(codeOf);
    expect(codes.toSorted()).toEqual(['REMINDED_TODAY', 'done']);
    expect((await request()).reminded).toHaveLength(1);
    expect((await subjects()).filter((subject) => subject.startsWith('Rappel'))).toHaveLength(1);
  });
});

describe('the record of a request', () => {
  it('is only added to, and nothing is added once it was answered', async () => {
    await act(noor, 'reword', { items: [], answerBy: '2026-11-30' });
    await expect(portal.db.deleteFrom('change_events').execute()).rejects.toThrow('stays on record');
    await expect(portal.db.updateTable('change_events').set({ note: 'x' }).execute()).rejects.toThrow(
      'stays on record',
    );
    await withdraw(noor);
    const late = portal.db
      .insertInto('change_events')
      .values({
        request_id: requestId,
        item_id: null,
        kind: 'reminded',
        reason: null,
        note: null,
        answer_by: null,
        by_id: noor.id,
        at: new Date(),
      })
      .execute();
    await expect(late).rejects.toThrow('answered or over');
  });
});
