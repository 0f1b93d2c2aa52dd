import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Colleague, enterOffice } from '../../../testing/colleagues.ts';
import { fillProfile, type OrderOnDesk, orderOnDesk } from '../../../testing/desk.ts';
import { sendEvidence } from '../../../testing/kyc.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { FOR_ONESELF, readTrade } from '../../../testing/orders.ts';
import { STAFF } from '../../../testing/staff-actor.ts';
import { returnTrade } from '../trades/deciding/return-trade.ts';

let portal: TestPortal;
let compliance: Colleague;
beforeAll(async () => {
  portal = await openTestPortal();
  compliance = await enterOffice(portal, { role: 'compliance' });
});
afterAll(() => portal.close());

async function asked(...paths: string[]): Promise<OrderOnDesk> {
  const order = await orderOnDesk(portal, { status: 'inReview' });
  await fillProfile(portal, order);
  const items = paths.map((path) => ({ path, reason: 'out-of-date', note: '' }));
  await compliance.post(`/office/orders/${order.id}/changes`, { items, answerBy: '2026-11-25' });
  return order;
}
const answer = ({ ada }: OrderOnDesk, answers: object) =>
  ada.post('/user/kyc/answers', { answers, answeredAt: {} });
const details = ({ ada, id }: OrderOnDesk, city: string, paymentMethod = '1') =>
  ada.post(`/user/trade/pre-sign/${id}`, {
    subDoc: { scheduleA: { city, sourceOfFunds: 'Savings', ...FOR_ONESELF }, paymentMethod },
  });
const order = ({ ada, dealId }: OrderOnDesk, body: object) => ada.post(`/user/trade/create/${dealId}`, body);
const codeOf = async (reply: ReturnType<typeof answer>) => (await reply).json().code ?? 'done';

describe('while the dealer asks for named changes', () => {
  it('what was asked for is saved, and an answer that was not is refused with a code beside its field', async () => {
    const of = await asked('basics.phone');
    expect(await codeOf(answer(of, { 'basics.phone': '14165550199' }))).toBe('done');
    const refused = await answer(of, { 'basics.phone': '14165550100', 'basics.gender': '3' });
    expect([refused.statusCode, refused.json().code, refused.json().fields]).toEqual([
      409,
      'NOT_ASKED',
      { 'basics.gender': 'We did not ask for this. It stays as it was' },
    ]);
    const { basics } = (await of.ada.get('/user/kyc/details')).json().data.sections;
    expect(basics.phone).toBe('+14165550199');
  });

  it('a whole form is refused by the names on the wire, and accepted where it says the same', async () => {
    const of = await asked('basics.phone');
    const { sections } = (await of.ada.get('/user/kyc/details')).json().data;
    const { basics } = sections;
    expect(await codeOf(of.ada.post('/user/kyc/save', { basics }))).toBe('done');
    const changed = await of.ada.post('/user/kyc/save', { basics: { ...basics, genderStatus: '3' } });
    expect(changed.json().fields).toEqual({
      'basics.genderStatus': 'We did not ask for this. It stays as it was',
    });
  });

  it('a document is replaced only where it was asked for', async () => {
    const of = await asked('identityVerification.principal.document.front');
    expect(await codeOf(sendEvidence(of.ada, 'id', { front: true }))).toBe('done');
    expect(await codeOf(sendEvidence(of.ada, 'address', { bill: true }))).toBe('NOT_ASKED');
  });

  it('the parts of an order are changed only where they were asked for', async () => {
    const of = await asked('order.details');
    const { quantity } = await readTrade(of.ada, of.id);
    expect(await codeOf(order(of, { quantity: quantity + 10 }))).toBe('NOT_ASKED');
    expect(await codeOf(order(of, { quantity }))).toBe('done');
    expect(await codeOf(details(of, 'Ottawa', '2'))).toBe('NOT_ASKED');
    expect((await readTrade(of.ada, of.id)).subDoc.scheduleA?.city).toBe('Toronto');
    expect(await codeOf(details(of, 'Ottawa'))).toBe('done');
    expect(await codeOf(answer(of, { 'basics.phone': '14165550199' }))).toBe('NOT_ASKED');
    const units = await asked('order.quantity');
    expect(await codeOf(details(units, 'Ottawa'))).toBe('NOT_ASKED');
    expect(await codeOf(order(units, { quantity: 60 }))).toBe('done');
  });

  it('everything is open again once the order is back with the dealer or over', async () => {
    const of = await asked('basics.phone');
    await compliance.post(`/office/orders/${of.id}/archive`, { reason: 'They asked for it.' });
    expect(await codeOf(answer(of, { 'basics.gender': '3' }))).toBe('done');
  });
});

describe('where the dealer asks in words alone', () => {
  it('everything may be changed, since nothing is named', async () => {
    const of = await orderOnDesk(portal, { status: 'inReview' });
    await fillProfile(portal, of);
    await returnTrade(portal.deps, STAFF, of.investorId, of.id, 'Say where the money comes from.');
    expect(await codeOf(answer(of, { 'basics.gender': '3' }))).toBe('done');
    expect(await codeOf(details(of, 'Ottawa'))).toBe('done');
  });
});
