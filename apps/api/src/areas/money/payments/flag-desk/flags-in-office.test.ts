import type { FlagPage } from '@portal/domain/money/payments/office-flags.wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Colleague, enterOffice } from '../../../../testing/colleagues.ts';
import { refundPayment } from '../../../../testing/decided-alone.ts';
import { paymentFlagOnDesk } from '../../../../testing/desk.ts';
import { openTestPortal, type TestPortal } from '../../../../testing/open-test-portal.ts';
import { endOrder, fundedOrder, pay, readOrder } from '../../../../testing/order-money.ts';
import { doubledFlag } from '../../../../testing/payment-flags.ts';
import { STAFF } from '../../../../testing/staff-actor.ts';
import { withReasons } from '../../../../testing/with-reasons.ts';
import { recordPaymentEvent } from '../events/record-payment-event.ts';

let portal: TestPortal;
let finance: Colleague;
let compliance: Colleague;
beforeAll(async () => {
  portal = await openTestPortal();
  finance = await enterOffice(portal, { role: 'finance' });
  compliance = await enterOffice(portal, { role: 'compliance' });
});
afterAll(() => portal.close());

async function read(who: Colleague, query = ''): Promise<FlagPage> {
  return (await who.get(`/office/money/flags${query}`)).json().data;
}
const find = async (id: string, query = '') => (await read(finance, query)).rows.find((row) => row.id === id);
const clear = (who: Colleague, id: string, reason: unknown = 'They paid twice on purpose.') =>
  who.post(`/office/money/flags/${id}/clear`, { reason });

describe('flags of payments in the office', () => {
  it('say what they are about, of which order, since when and until when', async () => {
    const order = await fundedOrder(portal);
    await pay(portal, order, 12_345n);
    const { money } = await readOrder(finance, order.tradeId);
    expect(money?.flags).toMatchObject([
      {
        kind: 'overpaid',
        amount: 123.45,
        since: '2026-11-18T15:00:00.000Z',
        dueAt: '2026-11-20T05:00:00.000Z',
        isOverdue: false,
        order: { id: order.tradeId, total: 5_000, status: 'approved' },
        investor: { name: 'Ada Tremblay' },
        cleared: null,
      },
    ]);
    const flag = money?.flags[0];
    expect(await find(flag?.id ?? '')).toEqual(flag);
    const investor = (await compliance.get(`/office/investors/${order.ada.user.id}`)).json().data;
    expect(investor.paymentFlags).toEqual([flag]);
  });

  it('show the bank’s own reference for money of no order', async () => {
    await recordPaymentEvent(portal.deps, {
      eventId: 'unknown 1',
      kind: 'received',
      orderRef: 'SUB-1',
      amountCents: 2_500n,
      reference: 'rent',
      occurredAt: new Date('2026-11-16T09:00:00.000Z'),
    });
    const { rows } = await read(finance);
    expect(rows.find(({ kind }) => kind === 'unmatched')).toMatchObject({
      amount: 25,
      reference: 'rent',
      told: 'SUB-1',
      order: null,
      investor: null,
    });
  });

  it('are cleared with a reason, which is kept with the person and the time', async () => {
    const id = await paymentFlagOnDesk(portal);
    expect((await clear(finance, id)).statusCode).toBe(200);
    expect(await find(id)).toBeUndefined();
    expect(await find(id, '?state=cleared')).toMatchObject({
      cleared: { by: 'Maude Lafleur', at: '2026-11-18T15:00:00.000Z', reason: 'They paid twice on purpose.' },
    });
    const audited = await portal.db
      .selectFrom('audit_log')
      .select(['actor', 'detail'])
      .where('action', '=', 'payment-flag.cleared')
      .where('actor', '=', `staff:${finance.id}`)
      .execute();
    expect(await withReasons(portal, Promise.resolve(audited))).toMatchObject([
      { detail: { kind: 'overpaid', reason: 'They paid twice on purpose.' } },
    ]);
  });

  it('are cleared once where two people do at once: the other is told', async () => {
    const id = await paymentFlagOnDesk(portal);
    const answers = await Promise.all([clear(finance, id), clear(compliance, id, 'Asked the bank.')]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const late = await clear(finance, id);
    expect([late.statusCode, late.json().code]).toEqual([409, 'CHANGED_MEANWHILE']);
  });

  it.each([
    ['no reason', ' ', 400],
    ['a reason of 1,000 characters', 'r'.repeat(1_000), 200],
    ['one of more', 'r'.repeat(1_001), 400],
  ])('with %s are answered as they should be', async (_what, reason, status) => {
    const answer = await clear(finance, await paymentFlagOnDesk(portal), reason);
    expect(answer.statusCode).toBe(status);
    expect(Object.keys(answer.json().fields ?? {})).toEqual(status === 400 ? ['reason'] : []);
  });

  it('about two payments that look alike: one is reversed for a reason, once, and what is left counts', async () => {
    const { tradeId, flagId } = await doubledFlag(portal);
    const countOnce = () =>
      finance.post(`/office/money/flags/${flagId}/count-once`, { reason: 'The bank told us twice.' });
    const answers = await Promise.all([countOnce(), countOnce()]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const { money } = await readOrder(finance, tradeId);
    expect([money?.inTrust, money?.flags]).toEqual([100, []]);
    const audited = await portal.db
      .selectFrom('audit_log')
      .select(['actor', 'detail'])
      .where('action', '=', 'payment.double-taken-back')
      .where('target', '=', `trade:${tradeId}`)
      .execute();
    expect(await withReasons(portal, Promise.resolve(audited))).toMatchObject([
      { actor: `staff:${finance.id}`, detail: { amountCents: '10000', reason: 'The bank told us twice.' } },
    ]);
  });

  it('about two payments that look alike: both count once that is cleared', async () => {
    const { tradeId, flagId } = await doubledFlag(portal);
    expect((await clear(compliance, flagId)).statusCode).toBe(200);
    expect((await readOrder(finance, tradeId)).money?.inTrust).toBe(200);
    const late = await finance.post(`/office/money/flags/${flagId}/count-once`, { reason: 'Told twice.' });
    expect(late.json().code).toBe('CHANGED_MEANWHILE');
  });

  it('about anything else cannot be reversed as a duplicate', async () => {
    const id = await paymentFlagOnDesk(portal);
    const answer = await finance.post(`/office/money/flags/${id}/count-once`, { reason: 'Told twice.' });
    expect(answer.statusCode).toBe(404);
  });

  it('end on their own when their reason is gone, and say so', async () => {
    const order = await fundedOrder(portal);
    await endOrder(portal, order);
    const id = (await readOrder(finance, order.tradeId)).money?.flags[0]?.id ?? '';
    await refundPayment(portal.deps, STAFF, order.ada.user.id, order.tradeId, { amountCents: 500_000n });
    expect(await find(id, '?state=cleared')).toMatchObject({
      kind: 'refund-due',
      cleared: { by: null, reason: null },
    });
  });

  it('are limited to a representative’s own clients, who clears none', async () => {
    const id = await paymentFlagOnDesk(portal);
    const [own, other] = [
      await enterOffice(portal, { role: 'representative', representativeId: 'rep-01' }),
      await enterOffice(portal, { role: 'representative', representativeId: 'rep-09' }),
    ];
    expect((await read(own)).rows.map((row) => row.id)).toContain(id);
    expect(await read(other)).toEqual({ rows: [], count: { value: 0, isCapped: false }, next: null });
    expect((await clear(own, id)).json().code).toBe('NOT_PERMITTED');
  });

  it('come in pages of 50, each once', async () => {
    for (let made = 0; made < 60; made += 1) {
      await portal.db
        .insertInto('payment_flags')
        .values({
          id: `many-${made}`,
          investor_id: null,
          trade_id: null,
          kind: 'unmatched',
          subject: `many ${made}`,
          basis: '',
          detail: JSON.stringify({ order: 'X' }),
          created_at: portal.deps.clock.now(),
          cleared_at: null,
          cleared_note: null,
        })
        .execute();
    }
    const seen: string[] = [];
    let after: string | null = '';
    while (after !== null) {
      const page: FlagPage = await read(finance, after === '' ? '' : `?after=${after}`);
      seen.push(...page.rows.map(({ id }) => id));
      after = page.next;
    }
    expect(seen.filter((id) => id.startsWith('many-'))).toHaveLength(60);
    expect(new Set(seen).size).toBe(seen.length);
    expect((await finance.get('/office/money/flags?kind=overpaid')).statusCode).toBe(400);
  });
});
