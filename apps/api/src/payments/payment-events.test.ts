import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestPortal, type TestPortal } from '../testing/open-test-portal.ts';
import { readTrade, submittedOrder } from '../testing/orders.ts';
import { EVENT_KEY, postEvent } from '../testing/payments.ts';
import { balanceOf } from './ledger.store.ts';
import { listOpenFlags } from './payment-flags.store.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal({ PAYMENT_EVENT_KEYS: `${'x'.repeat(32)},${EVENT_KEY}` });
});
afterAll(() => portal.close());

let count = 0;
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
  it('delivered three times in parallel settles once', async () => {
    const { ada, tradeId } = await submittedOrder(portal);
    const event = eventOf(tradeId);
    const replies = await Promise.all([1, 2, 3].map(() => postEvent(portal, event)));
    expect(replies.map((reply) => reply.json().data.outcome).sort()).toEqual(['known', 'known', 'recorded']);
    expect(await balanceOf(portal.db, ada.user.id, tradeId, 'trust')).toBe(500_000n);
    expect((await readTrade(ada, tradeId)).fundsReceivedAt).not.toBeNull();
  });

  it('of the same transfer under another id, or after the dealer recorded it, counts once', async () => {
    const { ada, tradeId } = await submittedOrder(portal);
    const event = eventOf(tradeId);
    await postEvent(portal, event);
    expect((await postEvent(portal, { ...event, id: 'another id' })).json().data.outcome).toBe('known');
    expect(await balanceOf(portal.db, ada.user.id, tradeId, 'trust')).toBe(500_000n);
  });

  it('of another amount under the same reference is another payment, and is recorded once, too', async () => {
    const { ada, tradeId } = await submittedOrder(portal);
    const event = eventOf(tradeId, { amount: 2_000, reference: 'rent' });
    const rest = eventOf(tradeId, { amount: 3_000, reference: 'rent' });
    const replies = [];
    for (const sent of [event, rest, { ...rest, id: 'the rest under another id' }]) {
      replies.push(await postEvent(portal, sent));
    }
    expect(replies.map((reply) => reply.json().data.outcome)).toEqual(['recorded', 'recorded', 'known']);
    expect(await balanceOf(portal.db, ada.user.id, tradeId, 'trust')).toBe(500_000n);
  });

  it('names the order by the reference that its investor was told', async () => {
    const { ada, tradeId } = await submittedOrder(portal);
    const reply = await postEvent(portal, eventOf(tradeId.slice(0, 8).toUpperCase(), { amount: 1_234.5 }));
    expect(reply.json().data.outcome).toBe('recorded');
    expect(await balanceOf(portal.db, ada.user.id, tradeId, 'trust')).toBe(123_450n);
  });

  it('after the order was archived is recorded and flagged to staff, not lost', async () => {
    const { ada, tradeId } = await submittedOrder(portal);
    await ada.get(`/user/trade/archive/${tradeId}`);
    expect((await postEvent(portal, eventOf(tradeId))).json().data.outcome).toBe('recorded');
    expect(await balanceOf(portal.db, ada.user.id, tradeId, 'trust')).toBe(500_000n);
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

  it('of a return takes the payment back', async () => {
    const { ada, tradeId } = await submittedOrder(portal);
    await postEvent(portal, eventOf(tradeId));
    await postEvent(portal, eventOf(tradeId, { type: 'payment.returned' }));
    expect(await balanceOf(portal.db, ada.user.id, tradeId, 'trust')).toBe(0n);
    expect((await readTrade(ada, tradeId)).fundsReceivedAt).toBeNull();
  });

  it('is refused when it is signed with another key, was changed, or is old', async () => {
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
    expect(await balanceOf(portal.db, ada.user.id, tradeId, 'trust')).toBe(0n);
  });

  it.each([
    ['an amount of three decimals', { amount: 1.234 }],
    ['an amount of nothing', { amount: 0 }],
    ['another currency', { currency: 'USD' }],
    ['a type that is none', { type: 'payment.lost' }],
  ])('is refused with %s', async (_case, change) => {
    expect((await postEvent(portal, eventOf('ffffffff', change))).statusCode).toBe(400);
  });
});

describe('without a key', () => {
  it('nobody may tell of payments', async () => {
    const closed = await openTestPortal();
    expect((await postEvent(closed, eventOf('ffffffff'))).statusCode).toBe(401);
    await closed.close();
  });
});
