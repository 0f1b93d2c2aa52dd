import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { flagsOf } from '../../../../testing/cancellation.ts';
import { addDeal } from '../../../../testing/deals.ts';
import { openTestPortal, type TestPortal } from '../../../../testing/open-test-portal.ts';
import { placeOrder, readTrade, submittedOrder } from '../../../../testing/orders.ts';
import { EVENT_KEY, moneyOf, postEvent } from '../../../../testing/payments.ts';
import { STAFF } from '../../../../testing/staff-actor.ts';
import { listOpenFlags } from '../flags/payment-flags.store.ts';
import { receivePayment } from '../movements/receive-payment.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal({ PAYMENT_EVENT_KEYS: `${'x'.repeat(32)},${EVENT_KEY}` });
});
afterAll(() => portal.close());

let count = 0;
/** What is on record of reports that said something else than before, in their order. */
async function toldOtherwise(tradeId: string) {
  const rows = await portal.db
    .selectFrom('audit_log')
    .select('detail')
    .where('target', '=', `trade:${tradeId}`)
    .where('action', '=', 'payment.told-otherwise')
    .orderBy('seq')
    .execute();
  return rows.map(({ detail }) => detail);
}

function eventOf(order: string, changes: Record<string, unknown> = {}) {
  count += 1;
  return {
    id: `event-${count}`,
    type: 'payment.received',
    order,
    amount: 5_000,
    currency: 'CAD',
    reference: `transfer-${count}`,
    occurredAt: '2026-11-18T14:00:00Z',
    ...changes,
  };
}

describe('a payment event', () => {
  it('delivered three times in parallel counts once', async () => {
    const { ada, tradeId } = await submittedOrder(portal);
    const event = eventOf(tradeId);
    const replies = await Promise.all([1, 2, 3].map(() => postEvent(portal, event)));
    expect(replies.map((reply) => reply.json().data.outcome).sort()).toEqual(['known', 'known', 'recorded']);
    expect((await moneyOf(portal, ada, tradeId)).inTrustCents).toBe(500_000n);
    expect((await readTrade(ada, tradeId)).fundsReceivedAt).not.toBeNull();
  });

  it('of the same transfer under another id is recorded, counts for nothing, and is flagged', async () => {
    const { ada, tradeId } = await submittedOrder(portal);
    const event = eventOf(tradeId, { amount: 2_500, occurredAt: '2026-11-16T14:00:00Z' });
    await postEvent(portal, event);
    const again = { ...event, id: `${event.id} again`, occurredAt: '2026-11-17T14:00:00Z' };
    expect((await postEvent(portal, again)).json().data.outcome).toBe('recorded');
    expect(await moneyOf(portal, ada, tradeId)).toMatchObject({
      inTrustCents: 250_000n,
      inQuestionCents: 250_000n,
      isFunded: false,
    });
    expect(await flagsOf(portal, tradeId)).toEqual(['looks-twice']);
    await portal.runJobs();
    const told = portal.mails.filter(({ to, subject }) => to === ada.email && /your payment/.test(subject));
    expect(told).toHaveLength(1);
  });

  it('of what staff recorded by hand under the same reference is flagged', async () => {
    const { ada, tradeId } = await submittedOrder(portal);
    const payment = { amountCents: 500_000n, reference: 'Wire 7' };
    await receivePayment(portal.deps, STAFF, ada.user.id, tradeId, payment);
    const event = eventOf(tradeId, { reference: 'wire  7' });
    expect((await postEvent(portal, event)).json().data.outcome).toBe('recorded');
    expect((await moneyOf(portal, ada, tradeId)).inTrustCents).toBe(500_000n);
    expect(await flagsOf(portal, tradeId)).toEqual(['looks-twice']);
  });

  it('of the same reference and amount as on another order of the investor is flagged, once', async () => {
    const { ada, tradeId } = await submittedOrder(portal);
    const other = await placeOrder(ada, await addDeal(portal));
    const orders = [tradeId, other];
    await Promise.all(orders.map((id) => postEvent(portal, eventOf(id, { reference: 'Wire to both' }))));
    const flags = await Promise.all(orders.map((id) => flagsOf(portal, id)));
    expect(flags.flat().filter((kind) => kind === 'on-two-orders')).toHaveLength(1);
  });

  it('of another amount under the same reference is another payment', async () => {
    const { ada, tradeId } = await submittedOrder(portal);
    const event = eventOf(tradeId, { amount: 2_000, reference: 'rent' });
    const rest = eventOf(tradeId, { amount: 3_000, reference: 'rent' });
    const replies = [];
    for (const sent of [event, rest, rest]) {
      replies.push(await postEvent(portal, sent));
    }
    expect(replies.map((reply) => reply.json().data.outcome)).toEqual(['recorded', 'recorded', 'known']);
    expect((await moneyOf(portal, ada, tradeId)).inTrustCents).toBe(500_000n);
    expect(await flagsOf(portal, tradeId)).toEqual([]);
  });

  it('that reuses another event’s id is not booked, and is on record and flagged once for each thing it says', async () => {
    const { ada, tradeId } = await submittedOrder(portal);
    const event = eventOf(tradeId);
    await postEvent(portal, event);
    for (const change of [{ amount: 1 }, { amount: 1 }, { type: 'payment.returned' }]) {
      expect((await postEvent(portal, { ...event, ...change })).json().data.outcome).toBe('told-otherwise');
    }
    expect((await postEvent(portal, event)).json().data.outcome).toBe('known');
    expect((await moneyOf(portal, ada, tradeId)).inTrustCents).toBe(500_000n);
    expect(await flagsOf(portal, tradeId)).toEqual(['told-otherwise', 'told-otherwise']);
    const rows = await toldOtherwise(tradeId);
    const first = { kind: 'received', amountCents: '500000', reference: event.reference };
    expect(rows).toMatchObject([
      { kind: 'received', amountCents: '100', first },
      { kind: 'returned', amountCents: '500000', first },
    ]);
  });

  it('of no order of ours that comes again for another one is flagged, however often it comes', async () => {
    const event = eventOf('no order of ours');
    await postEvent(portal, event);
    const other = { ...event, order: 'nor this one' };
    const replies = [await postEvent(portal, other), await postEvent(portal, other)];
    expect(replies.map((reply) => reply.json().data.outcome)).toEqual(['told-otherwise', 'told-otherwise']);
    const flags = (await listOpenFlags(portal.db)).filter(({ detail }) => detail.event === event.id);
    expect(flags.map(({ kind }) => kind)).toEqual(['unmatched', 'told-otherwise']);
  });

  it('names the order by the reference its investor was given', async () => {
    const { ada, tradeId } = await submittedOrder(portal);
    const reply = await postEvent(portal, eventOf(tradeId.slice(0, 8).toUpperCase(), { amount: 1_234.5 }));
    expect(reply.json().data.outcome).toBe('recorded');
    expect((await moneyOf(portal, ada, tradeId)).inTrustCents).toBe(123_450n);
  });

  it('after the order was archived is recorded and flagged to staff, not lost', async () => {
    const { ada, tradeId } = await submittedOrder(portal);
    await ada.get(`/user/trade/archive/${tradeId}`);
    expect((await postEvent(portal, eventOf(tradeId))).json().data.outcome).toBe('recorded');
    expect((await moneyOf(portal, ada, tradeId)).inTrustCents).toBe(500_000n);
    const flags = (await listOpenFlags(portal.db)).filter((flag) => flag.tradeId === tradeId);
    expect(flags.map(({ kind }) => kind)).toEqual(['money-for-closed-order']);
    await portal.runJobs();
    expect(portal.mails.some(({ to }) => to === portal.deps.config.contactEmail)).toBe(true);
  });

  it.each(['ffffffff', 'rent of November', '%'])(
    'for %s, no order of ours, is kept and flagged',
    async (order) => {
      const event = eventOf(order);
      const replies = [await postEvent(portal, event), await postEvent(portal, event)];
      expect(replies.map((reply) => reply.json().data.outcome)).toEqual(['unmatched', 'known']);
      const flags = (await listOpenFlags(portal.db)).filter(({ detail }) => detail.event === event.id);
      expect(flags).toMatchObject([{ kind: 'unmatched', tradeId: null, detail: { order } }]);
    },
  );

  it('of a return reverses the payment', async () => {
    const { ada, tradeId } = await submittedOrder(portal);
    await postEvent(portal, eventOf(tradeId));
    await postEvent(portal, eventOf(tradeId, { type: 'payment.returned' }));
    expect((await moneyOf(portal, ada, tradeId)).inTrustCents).toBe(0n);
    expect((await readTrade(ada, tradeId)).fundsReceivedAt).toBeNull();
  });

  it('is refused when it is signed with another key, altered, or old', async () => {
    const { ada, tradeId } = await submittedOrder(portal);
    const event = eventOf(tradeId);
    const hour = 3_600_000;
    const now = portal.deps.clock.now().getTime();
    const replies = await Promise.all([
      postEvent(portal, event, { key: 'another key that is long enough too' }),
      postEvent(portal, event, { body: JSON.stringify({ ...event, amount: 1 }) }),
      postEvent(portal, event, { at: new Date(now - hour) }),
      postEvent(portal, event, { at: new Date(now + hour) }),
    ]);
    expect(replies.map((reply) => [reply.statusCode, reply.json().code])).toEqual(
      Array(4).fill([401, 'EVENT_SIGNATURE_WRONG']),
    );
    expect((await moneyOf(portal, ada, tradeId)).inTrustCents).toBe(0n);
  });

  it.each([
    ['an amount of three decimals', { amount: 1.234 }],
    ['a zero amount', { amount: 0 }],
    ['another currency', { currency: 'USD' }],
    ['an unknown type', { type: 'payment.lost' }],
  ])('is refused with %s', async (_case, change) => {
    expect((await postEvent(portal, eventOf('ffffffff', change))).statusCode).toBe(400);
  });
});

describe('without a key', () => {
  it('nobody may report payments', async () => {
    const closed = await openTestPortal();
    expect((await postEvent(closed, eventOf('ffffffff'))).statusCode).toBe(401);
    await closed.close();
  });
});
