import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { approvedOrder } from '../../../testing/cancellation.ts';
import { type Colleague, enterOffice } from '../../../testing/colleagues.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { readOrder } from '../../../testing/order-money.ts';

let portal: TestPortal;
let finance: Colleague;
beforeAll(async () => {
  portal = await openTestPortal();
  finance = await enterOffice(portal, { role: 'finance' });
});
afterAll(() => portal.close());

const RECEIPT = {
  payor: 'Tremblay Holdings Inc.',
  amount: 2_500.5,
  day: '2026-11-16',
  method: 'wire',
  reference: 'W-1',
};
const send = (tradeId: string, change: object = {}, who = finance) =>
  who.post(`/office/orders/${tradeId}/receipts`, { ...RECEIPT, ...change });

describe('a receipt by hand', () => {
  it('is booked on its day with who paid and how, once, however often it is pressed', async () => {
    const { tradeId } = await approvedOrder(portal);
    const answers = await Promise.all([send(tradeId), send(tradeId), send(tradeId)]);
    expect(answers.map((answer) => answer.json().data.isNew).toSorted()).toEqual([false, false, true]);
    expect((await readOrder(finance, tradeId)).money).toMatchObject({ inTrust: 2_500.5, missing: 2_499.5 });
    const rows = await portal.db
      .selectFrom('money_journal')
      .select(['kind', 'value_at', 'facts', 'source'])
      .where('trade_id', '=', tradeId)
      .where('kind', '=', 'received')
      .execute();
    expect(rows).toEqual([
      {
        kind: 'received',
        source: 'dealer',
        value_at: new Date('2026-11-16T05:00:00.000Z'),
        facts: { payor: RECEIPT.payor, method: 'wire' },
      },
    ]);
    const audited = await portal.db
      .selectFrom('audit_log')
      .select(['actor', 'detail'])
      .where('target', '=', `trade:${tradeId}`)
      .where('action', '=', 'payment.received')
      .execute();
    expect(audited).toMatchObject([{ actor: `staff:${finance.id}`, detail: { amountCents: '250050' } }]);
  });

  it('of another amount under the same reference is refused beside the reference', async () => {
    const { tradeId } = await approvedOrder(portal);
    await send(tradeId);
    const other = await send(tradeId, { amount: 1 });
    expect([other.statusCode, Object.keys(other.json().fields)]).toEqual([400, ['reference']]);
  });

  it.each([
    ['nobody who paid', { payor: ' ' }, 'payor'],
    ['nothing', { amount: 0 }, 'amount'],
    ['less than nothing', { amount: -5 }, 'amount'],
    ['half a cent', { amount: 1.005 }, 'amount'],
    ['a day that comes', { day: '2026-11-19' }, 'day'],
    ['no day', { day: '2026-02-30' }, 'day'],
    ['a way of its own', { method: 'gold' }, 'method'],
    ['no reference', { reference: '' }, 'reference'],
  ])('of %s is refused beside its field', async (_what, change, field) => {
    const { tradeId } = await approvedOrder(portal);
    const answer = await send(tradeId, change);
    expect([answer.statusCode, Object.keys(answer.json().fields ?? {})]).toEqual([400, [field]]);
  });

  it('is for finance alone', async () => {
    const { tradeId } = await approvedOrder(portal);
    const compliance = await enterOffice(portal, { role: 'compliance' });
    expect((await send(tradeId, {}, compliance)).json().code).toBe('NOT_PERMITTED');
  });
});
