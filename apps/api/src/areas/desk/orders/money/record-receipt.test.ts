import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { approvedOrder } from '../../../../testing/cancellation.ts';
import { type Colleague, enterOffice } from '../../../../testing/colleagues.ts';
import { openTestPortal, type TestPortal } from '../../../../testing/open-test-portal.ts';
import { readOrder } from '../../../../testing/order-money.ts';
import { readPayors } from '../../../money/payments/journal/read-payors.ts';

let portal: TestPortal;
let finance: Colleague;
beforeAll(async () => {
  portal = await openTestPortal();
  finance = await enterOffice(portal, { role: 'finance' });
});
afterAll(() => portal.close());

const RECEIPT = {
  payor: 'Ada Tremblay',
  amount: 2_500.5,
  day: '2026-11-16',
  method: 'wire',
  reference: 'W-1',
};
const send = (tradeId: string, change: object = {}, who = finance) =>
  who.post(`/office/orders/${tradeId}/receipts`, { ...RECEIPT, ...change });
const sendForm = (tradeId: string, key: string, change: object = {}) =>
  finance.post(
    `/office/orders/${tradeId}/receipts`,
    { ...RECEIPT, ...change },
    { 'idempotency-key': `${key}-${tradeId}` },
  );
const moneyShown = async (tradeId: string) => (await readOrder(finance, tradeId)).money;
const flagsShown = async (tradeId: string) => (await moneyShown(tradeId))?.flags.map(({ kind }) => kind);

describe('a receipt by hand', () => {
  it('from somebody other than the investor is booked and flagged, once', async () => {
    const { tradeId } = await approvedOrder(portal);
    for (const key of ['1', '1']) {
      expect((await sendForm(tradeId, key, { payor: 'Tremblay Holdings Inc.' })).statusCode).toBe(200);
    }
    expect((await moneyShown(tradeId))?.flags).toMatchObject([
      { kind: 'payer-differs', payor: 'Tremblay Holdings Inc.', amount: 2_500.5 },
    ]);
    expect((await moneyShown(tradeId))?.inTrust).toBe(2_500.5);
  });

  it('is booked on its day with its payor and method, once, however often the button is pressed', async () => {
    const { tradeId } = await approvedOrder(portal);
    const answers = await Promise.all(['1', '1', '1'].map((key) => sendForm(tradeId, key)));
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200]);
    expect((await readOrder(finance, tradeId)).money).toMatchObject({
      inTrust: 2_500.5,
      missing: 2_499.5,
      movements: [{ kind: 'received', payor: RECEIPT.payor }],
    });
    const rows = await portal.db
      .selectFrom('money_journal')
      .select(['id', 'kind', 'value_at', 'facts', 'source'])
      .where('trade_id', '=', tradeId)
      .where('kind', '=', 'received')
      .execute();
    const [row] = rows;
    expect([...(await readPayors(portal.db, portal.deps, [row?.id ?? ''])).values()]).toEqual([
      RECEIPT.payor,
    ]);
    expect(rows).toEqual([
      {
        id: row?.id,
        kind: 'received',
        source: 'dealer',
        value_at: new Date('2026-11-16T05:00:00.000Z'),
        facts: { method: 'wire' },
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

  it.each([
    ['on another day', { day: '2026-11-10' }],
    ['from a payor of another spelling', { payor: 'A. TREMBLAY' }],
    ['under another reference within days', { reference: 'W-2', day: '2026-11-12' }],
  ])('of the same amount %s is booked, and counts once somebody has looked', async (_what, change) => {
    const { tradeId } = await approvedOrder(portal);
    await sendForm(tradeId, 'first', { amount: 2_500 });
    const second = await sendForm(tradeId, 'second', { amount: 2_500, ...change });
    expect(second.json().data).toEqual({ isNew: true, inTrust: 2_500, needsAttention: true });
    const [flag, ...others] = (await moneyShown(tradeId))?.flags ?? [];
    expect([flag?.kind, others]).toEqual(['looks-twice', []]);
    await finance.post(`/office/money/flags/${flag?.id}/clear`, { reason: 'The bank has both.' });
    expect(await moneyShown(tradeId)).toMatchObject({ inTrust: 5_000, flags: [] });
  });

  it('may have come today', async () => {
    const { tradeId } = await approvedOrder(portal);
    expect((await send(tradeId, { day: '2026-11-18' })).statusCode).toBe(200);
  });

  it('of another amount under the same reference is another payment', async () => {
    const { tradeId } = await approvedOrder(portal);
    await send(tradeId);
    expect((await send(tradeId, { amount: 1 })).json().data.inTrust).toBe(2_501.5);
    expect(await flagsShown(tradeId)).toEqual([]);
  });

  it('without a key, and without a second look, never counts as two payments', async () => {
    const { tradeId } = await approvedOrder(portal);
    await Promise.all([send(tradeId), send(tradeId)]);
    expect(await moneyShown(tradeId)).toMatchObject({ inTrust: 2_500.5 });
    expect(await flagsShown(tradeId)).toEqual(['looks-twice']);
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
