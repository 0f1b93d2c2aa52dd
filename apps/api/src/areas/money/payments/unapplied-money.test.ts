import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { submittedOrder } from '../../../testing/orders.ts';
import { moneyOf } from '../../../testing/payments.ts';
import { STAFF } from '../../../testing/staff-actor.ts';
import { recordPaymentEvent } from './events/record-payment-event.ts';
import { takeBackDouble } from './flag-desk/take-back-double.ts';
import { listOpenFlags } from './flags/payment-flags.store.ts';
import { applyPayment } from './movements/apply-payment.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const EARLIER = new Date('2026-11-16T09:00:00.000Z');
const PART = 250_000n;
const NOT_THERE = { code: 'NOT_FOUND' };

const tell = (eventId: string, orderRef: string, kind: 'received' | 'returned', occurredAt = EARLIER) =>
  recordPaymentEvent(portal.deps, {
    eventId,
    kind,
    orderRef,
    amountCents: PART,
    reference: 'rent',
    occurredAt,
  });

async function flagAbout(eventId: string): Promise<string> {
  const flags = (await listOpenFlags(portal.db)).filter(({ detail }) => detail.event === eventId);
  expect(flags).toHaveLength(1);
  return flags[0]?.id ?? '';
}

const rowOf = (eventId: string) =>
  portal.db
    .selectFrom('money_journal')
    .select([
      'source',
      'trade_id',
      'order_ref',
      'reference',
      'debit_account',
      'credit_account',
      'value_at',
      'facts',
    ])
    .where('event_id', '=', eventId)
    .executeTakeFirstOrThrow();

describe('money of an unknown order', () => {
  it.each([
    ['received', 'trust', 'unapplied', 'unapplied', 'order-funds', PART],
    ['returned', 'unapplied', 'trust', 'order-funds', 'unapplied', -PART],
  ] as const)(
    'that was %s is kept from %s to %s, and given to an order from %s to %s, on the day it was reported',
    async (kind, debit, credit, debitApplied, creditApplied, paidInCents) => {
      const { ada, tradeId } = await submittedOrder(portal);
      const eventId = `unknown ${tradeId}`;
      expect(await tell(eventId, 'no order of ours', kind)).toBe('unmatched');
      const kept = { source: 'payment-provider', trade_id: null, order_ref: 'no order of ours' };
      expect(await rowOf(eventId)).toMatchObject({
        ...kept,
        reference: 'rent',
        debit_account: debit,
        credit_account: credit,
        value_at: EARLIER,
        facts: { occurredAt: EARLIER.toISOString() },
      });
      const { id } = await portal.db
        .selectFrom('money_journal')
        .select('id')
        .where('event_id', '=', eventId)
        .executeTakeFirstOrThrow();
      const order = { investorId: ada.user.id, id: tradeId };
      const flagId = await flagAbout(eventId);
      expect(await applyPayment(portal.deps, STAFF, { flagId, order })).toEqual({
        kind,
        amountCents: PART,
        inTrustCents: paidInCents > 0n ? PART : 0n,
      });
      expect(await rowOf(`applied:${id}`)).toEqual({
        source: 'dealer',
        trade_id: tradeId,
        order_ref: null,
        reference: 'rent',
        debit_account: debitApplied,
        credit_account: creditApplied,
        value_at: EARLIER,
        facts: { event: id },
      });
      expect((await moneyOf(portal, ada, tradeId)).paidInCents).toBe(paidInCents);
      await expect(applyPayment(portal.deps, STAFF, { flagId, order }), 'again').rejects.toMatchObject({
        code: 'CHANGED_MEANWHILE',
      });
      const said = await portal.db
        .selectFrom('audit_log')
        .select('action')
        .where('target', '=', `trade:${tradeId}`)
        .where('action', 'like', 'payment.%')
        .execute();
      expect(said).toEqual([{ action: `payment.${kind}` }]);
    },
  );

  it('is not what a flag about something else is about', async () => {
    const { ada, tradeId } = await submittedOrder(portal);
    await tell(`${tradeId} 1`, tradeId, 'received');
    await tell(`${tradeId} 2`, tradeId, 'received');
    const flag = (await listOpenFlags(portal.db)).find((each) => each.tradeId === tradeId);
    expect(flag?.kind).toBe('looks-twice');
    const order = { investorId: ada.user.id, id: tradeId };
    for (const flagId of [flag?.id ?? '', 'ffffffff']) {
      await expect(applyPayment(portal.deps, STAFF, { flagId, order })).rejects.toMatchObject(NOT_THERE);
    }
    expect((await moneyOf(portal, ada, tradeId)).inTrustCents).toBe(PART);
  });

  it('is not reversed as if it had been reported twice', async () => {
    await tell('of nobody', 'no order of ours', 'received');
    for (const flagId of [await flagAbout('of nobody'), 'ffffffff']) {
      const asked = { flagId, reason: 'No.' };
      await expect(takeBackDouble(portal.deps, STAFF, asked)).rejects.toMatchObject(NOT_THERE);
    }
  });
});

describe('money that a bank reports', () => {
  it.each([
    ['on the day it reports', EARLIER, EARLIER],
    [
      'today, when it reports a future day',
      new Date('2026-12-24T00:00:00Z'),
      new Date('2026-11-18T15:00:00Z'),
    ],
  ])('counts %s', async (_row, occurredAt, valueAt) => {
    const { tradeId } = await submittedOrder(portal);
    await tell(`day ${tradeId}`, tradeId, 'received', occurredAt);
    expect((await rowOf(`day ${tradeId}`)).value_at).toEqual(valueAt);
  });

  it.each([
    ['of another kind', { kind: 'returned' }, 1],
    ['of another amount', { amountCents: 1n }, 1],
    ['of another reference', { reference: 'lent' }, 1],
    ['of another order', { orderRef: 'no order of ours' }, 1],
    ['the same', {}, 0],
  ] as const)('under the id of an event before: what is %s is flagged %#', async (_row, change, count) => {
    const { tradeId } = await submittedOrder(portal);
    const event = {
      eventId: `again ${tradeId}`,
      kind: 'received',
      orderRef: tradeId,
      amountCents: PART,
      reference: 'rent',
      occurredAt: EARLIER,
    } as const;
    await recordPaymentEvent(portal.deps, event);
    const outcome = count === 0 ? 'known' : 'told-otherwise';
    expect(await recordPaymentEvent(portal.deps, { ...event, ...change })).toBe(outcome);
    const flags = (await listOpenFlags(portal.db)).filter((flag) => flag.detail.event === event.eventId);
    const { kind, amountCents, reference } = { ...event, ...change };
    const detail = { event: event.eventId, kind, amountCents: String(amountCents), reference };
    expect(flags.map((flag) => [flag.kind, flag.detail])).toEqual(
      Array(count).fill(['told-otherwise', detail]),
    );
  });
});
