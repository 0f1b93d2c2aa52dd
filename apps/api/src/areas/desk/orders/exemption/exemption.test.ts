import { KYC_EXAMPLE } from '@portal/domain/client/kyc/testing/kyc-example';
import type { OfficeExemption, PurchaserExemption } from '@portal/domain/desk/orders/office-exemption.wire';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Colleague, enterOffice } from '../../../../testing/colleagues.ts';
import { submitKyc } from '../../../../testing/kyc.ts';
import { approvedBeforeOnDesk, classOnDesk } from '../../../../testing/law-on-desk.ts';
import { addOfferedDeal } from '../../../../testing/offerings.ts';
import { openTestPortal, type TestPortal } from '../../../../testing/open-test-portal.ts';
import { placeOrder } from '../../../../testing/orders.ts';
import { type Person, registerPerson } from '../../../../testing/people.ts';

let portal: TestPortal;
let representative: Colleague;
let compliance: Colleague;
beforeAll(async () => {
  portal = await openTestPortal();
  representative = await enterOffice(portal, { role: 'representative' });
  compliance = await enterOffice(portal, { role: 'compliance' });
});
afterAll(() => portal.close());

const YEARS = { twoYearsAgo: 250_000, lastYear: 250_000, currentYear: 250_000 };
const ACCREDITED = { income: { ...KYC_EXAMPLE.income, individual: YEARS } };

/** An order of so many units at $1,000, of a client of the representative's; the example is eligible and bought for $10,000 elsewhere. */
async function orderOf(units: number, changes: Parameters<typeof submitKyc>[1] = {}) {
  const ada = await registerPerson(portal);
  await submitKyc(ada, changes);
  await portal.db
    .updateTable('investors')
    .set({ dealer_representative_id: 'rep-01' })
    .where('id', '=', ada.user.id)
    .execute();
  return { ada, id: await placeOrder(ada, await addOfferedDeal(portal), units) };
}

async function shown(orderId: string): Promise<PurchaserExemption> {
  const reply = await compliance.get(`/office/orders/${orderId}/exemption`);
  const { purchasers }: OfficeExemption = reply.json().data;
  const [first] = purchasers;
  if (first === undefined) {
    throw new Error('an order has a purchaser');
  }
  return first;
}

const say = async (who: Colleague, orderId: string, result: 'positive' | 'negative', decisionId?: string) =>
  who.post(`/office/orders/${orderId}/advice`, {
    role: 'first',
    decisionId: decisionId ?? (await shown(orderId)).decisions[0]?.id,
    result,
    reason: 'It fits what they told us.',
  });
const roomOf = async (person: Person, dealId: string) =>
  (await person.get(`/user/room?dealId=${dealId}`)).json().data;

describe('the exemption of an order', () => {
  it('is shown with what it rests on, and who reads no profile does not see it', async () => {
    const { id } = await orderOf(5);
    const { decisions, isAdviceAsked, isClassAsked } = await shown(id);
    expect(decisions[0]).toMatchObject({
      outcome: 'allowed',
      exemption: 'OM',
      total: 5_000,
      used: 10_000,
      province: 'CAN-ON',
      occasion: 'placing',
      rule: { section: '2.9(2.1)(b)(iii)' },
    });
    expect(decisions[0]?.because.map(({ ruleId }) => ruleId)).toContain('eligible-income');
    expect([isAdviceAsked, isClassAsked]).toEqual([false, false]);
    const finance = await enterOffice(portal, { role: 'finance' });
    expect((await finance.get(`/office/orders/${id}/exemption`)).statusCode).toBe(403);
  });

  it('above the limit without advice is decided anew by it, with every decision kept', async () => {
    const { id } = await orderOf(25);
    expect((await shown(id)).isAdviceAsked).toBe(true);
    expect((await say(representative, id, 'positive')).statusCode).toBe(200);
    const { decisions, advice, isAdviceAsked } = await shown(id);
    expect(isAdviceAsked).toBe(false);
    expect(decisions.map(({ occasion, needsAdvice }) => [occasion, needsAdvice])).toEqual([
      ['advice', false],
      ['placing', true],
    ]);
    expect(advice).toMatchObject([
      { result: 'positive', total: 25_000, reason: 'It fits what they told us.' },
    ]);
  });

  it('is refused above $30,000 once advice is negative (NI 45-106 s. 2.9(2.1)(b))', async () => {
    const { id } = await orderOf(25);
    await say(representative, id, 'negative');
    expect((await shown(id)).decisions[0]).toMatchObject({
      outcome: 'refused',
      blockedBy: 'over-limit',
      cap: 30_000,
    });
  });

  it('is not advised on by others than the client’s representative, nor on a decision that no longer stands', async () => {
    const { id } = await orderOf(25);
    const decisionId = (await shown(id)).decisions[0]?.id;
    expect((await say(compliance, id, 'positive')).statusCode).toBe(403);
    const other = await enterOffice(portal, { role: 'representative', representativeId: 'rep-02' });
    expect((await say(other, id, 'positive', decisionId)).statusCode).toBe(404);
    await say(representative, id, 'negative', decisionId);
    expect((await say(representative, id, 'positive', decisionId)).statusCode).toBe(409);
  });

  it('needs the class confirmed where it rests on what an accredited investor states (45-106CP s. 1.9)', async () => {
    const { id } = await orderOf(5, ACCREDITED);
    const before = await shown(id);
    expect([before.isClassAsked, before.classConfirmed]).toEqual([true, null]);
    const body = { role: 'first', decisionId: before.decisions[0]?.id, reason: 'Two notices of assessment.' };
    expect((await representative.post(`/office/orders/${id}/class`, body)).statusCode).toBe(403);
    expect((await compliance.post(`/office/orders/${id}/class`, body)).statusCode).toBe(200);
    expect((await shown(id)).classConfirmed).toMatchObject({ reason: 'Two notices of assessment.' });
    const { id: eligible } = await orderOf(5);
    const decisionId = (await shown(eligible)).decisions[0]?.id;
    const asked = await compliance.post(`/office/orders/${eligible}/class`, { ...body, decisionId });
    expect(asked.statusCode).toBe(409);
  });

  it.each(['order_advice', 'class_confirmations'])('keeps %s as it was said', async (table) => {
    const { id } = await orderOf(25, table === 'order_advice' ? {} : ACCREDITED);
    const decisionId = (await shown(id)).decisions[0]?.id;
    await say(representative, id, 'positive');
    await compliance.post(`/office/orders/${id}/class`, { role: 'first', decisionId, reason: 'Seen.' });
    await expect(
      sql`update ${sql.table(table)} set reason = 'else' where trade_id = ${id}`.execute(portal.db),
    ).rejects.toThrow('stays as it was');
  });
});

it('advice on a smaller amount counts for no greater one', async () => {
  const { ada, id } = await orderOf(25);
  await say(representative, id, 'positive');
  const { dealId } = await portal.db
    .selectFrom('trades')
    .select('deal_id as dealId')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await placeOrder(ada, dealId, 40);
  expect((await shown(id)).isAdviceAsked).toBe(true);
  expect((await roomOf(ada, dealId)).roomWithoutAdvice).toBeNull();
});

describe('the exemption of an order of before', () => {
  const record = (id: string, body: object) =>
    compliance.post(`/office/orders/${id}/exemption`, { role: 'first', reason: 'Form of 2024.', ...body });
  const purchaseOf = (id: string) =>
    portal.db
      .selectFrom('exempt_purchases')
      .select(['under', 'assumed'])
      .where('trade_id', '=', id)
      .executeTakeFirstOrThrow();
  const queued = async (id: string) => {
    const { rows } = (await compliance.get('/office/desk/before-the-law')).json().data;
    return rows.some(({ order }: { order: { id: string } }) => order.id === id);
  };

  it('counts as under the memorandum until compliance puts another on record, with a reason', async () => {
    const { id } = await approvedBeforeOnDesk(portal);
    expect(await purchaseOf(id)).toEqual({ under: 'OM', assumed: true });
    expect(await queued(id)).toBe(true);
    expect((await record(id, { decisionId: null, exemption: 'AI' })).statusCode).toBe(200);
    expect(await purchaseOf(id)).toEqual({ under: 'AI', assumed: false });
    expect(await queued(id)).toBe(false);
    const [shown] = (await compliance.get(`/office/orders/${id}/exemption`)).json().data.purchasers;
    expect(shown).toMatchObject({
      isRecordable: true,
      decisions: [{ occasion: 'recorded-after', exemption: 'AI', reason: 'Form of 2024.' }],
    });
  });

  it('is recorded once where two press at the same time, and anew by whoever saw what stands', async () => {
    const { id } = await approvedBeforeOnDesk(portal);
    const both = await Promise.all([
      record(id, { decisionId: null, exemption: 'AI' }),
      record(id, { decisionId: null, exemption: 'MIN' }),
    ]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const [shown] = (await compliance.get(`/office/orders/${id}/exemption`)).json().data.purchasers;
    const { id: decisionId } = shown.decisions[0];
    expect((await record(id, { decisionId, exemption: 'OM' })).statusCode).toBe(200);
    expect(await purchaseOf(id)).toEqual({ under: 'OM', assumed: false });
  });

  it('is not put on record of an order that was decided at its time, or is under way', async () => {
    const { id } = await classOnDesk(portal);
    expect((await record(id, { decisionId: null, exemption: 'AI' })).statusCode).toBe(409);
    const [shown] = (await compliance.get(`/office/orders/${id}/exemption`)).json().data.purchasers;
    expect(shown).toMatchObject({ isRecordable: false });
  });
});

describe('classes to confirm', () => {
  it('has an order whose class rests on a statement, until compliance confirms it', async () => {
    const { id } = await classOnDesk(portal);
    const rowOf = async () => {
      const { rows } = (await compliance.get('/office/desk/class-evidence')).json().data;
      return rows.find(({ order }: { order: { id: string } }) => order.id === id);
    };
    expect(await rowOf()).toMatchObject({ why: 'class-stated', awaits: 'office' });
    const [shown] = (await compliance.get(`/office/orders/${id}/exemption`)).json().data.purchasers;
    const said = await compliance.post(`/office/orders/${id}/class`, {
      role: 'first',
      decisionId: shown.decisions[0].id,
      reason: 'Two notices of assessment.',
    });
    expect(said.statusCode).toBe(200);
    expect(await rowOf()).toBeUndefined();
  });
});
