import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDeal } from '../../../testing/deals.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { addSubmittedKyc, giveDetails, placeOrder, submittedOrder } from '../../../testing/orders.ts';
import { registerPerson } from '../../../testing/people.ts';
import { BY_STAFF, STAFF } from '../../../testing/staff-actor.ts';
import { archiveTrade } from './cancelling/archive-trade.ts';
import { releaseExpiredOrders } from './holding/release-expired-orders.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const HOUR_MS = 3_600_000;

/** The audit log's rows about an order, oldest first. */
async function auditOf(tradeId: string) {
  const rows = await portal.db
    .selectFrom('audit_log')
    .select(['actor', 'action', 'detail'])
    .where('target', '=', `trade:${tradeId}`)
    .orderBy('seq')
    .execute();
  return rows.filter(({ action }) => action.startsWith('trade.'));
}

/** What the log says of a decision: that the law allows it, or that nothing is known yet. */
const decided = (occasion: string, outcome: 'allowed' | 'unknown') =>
  expect.objectContaining({
    occasion,
    outcome,
    exemption: outcome === 'allowed' ? 'OM' : null,
    ruleVersion: expect.any(String),
  });

describe('the audit log says of an order', () => {
  it('how it was placed, changed and described, and that it was submitted', async () => {
    const { ada, dealId, tradeId } = await submittedOrder(portal);
    const actor = `investor:${ada.user.id}`;
    expect(await auditOf(tradeId)).toEqual([
      {
        actor,
        action: 'trade.created',
        detail: { dealId, quantity: 50, totalCents: '500000', exemption: decided('placing', 'allowed') },
      },
      { actor, action: 'trade.details-given', detail: { paymentMethod: 'outside', kycVersion: 1 } },
      { actor: 'system', action: 'trade.exemption-decided', detail: decided('submission', 'allowed') },
      { actor: 'system', action: 'trade.submitted', detail: { from: 'open' } },
    ]);
  });

  it('that its hold ran out, that it reserved its units again, and that it changed', async () => {
    const ada = await registerPerson(portal);
    const dealId = await addDeal(portal);
    const tradeId = await placeOrder(ada, dealId);
    const before = portal.deps.clock.now();
    portal.advance(73 * HOUR_MS);
    await releaseExpiredOrders(portal.deps);
    portal.setTime(before);
    await placeOrder(ada, dealId);
    await placeOrder(ada, dealId, 20);
    await placeOrder(ada, dealId, 20);
    expect((await auditOf(tradeId)).slice(1)).toEqual([
      { actor: 'system', action: 'trade.hold-expired', detail: {} },
      {
        actor: `investor:${ada.user.id}`,
        action: 'trade.units-reserved-again',
        detail: { quantity: 50, totalCents: '500000' },
      },
      { actor: 'system', action: 'trade.exemption-decided', detail: decided('change', 'unknown') },
      {
        actor: `investor:${ada.user.id}`,
        action: 'trade.changed',
        detail: { quantity: 20, totalCents: '200000' },
      },
    ]);
  });

  it.each([
    ['its investor', { by: 'investor' }],
    ['the dealer', { by: STAFF, reason: 'The offering ended.' }],
  ] as const)('who cancelled it before it was signed: %s', async (_who, archiver) => {
    const ada = await registerPerson(portal);
    await addSubmittedKyc(portal, ada);
    const tradeId = await placeOrder(ada, await addDeal(portal));
    await giveDetails(ada, tradeId);
    await archiveTrade(portal.deps, ada.user.id, tradeId, archiver);
    expect((await auditOf(tradeId)).at(-1)).toEqual({
      actor: archiver.by === 'investor' ? `investor:${ada.user.id}` : 'staff:colleague-1',
      action: 'trade.archived',
      detail: {
        ...(archiver.by === 'investor' ? {} : BY_STAFF),
        from: 'open',
        byRight: false,
        noticeAt: portal.deps.clock.now().toISOString(),
        rightEndsAt: null,
        money: 'doNotSend',
        ...(archiver.by === 'investor' ? {} : { reason: 'The offering ended.' }),
      },
    });
  });
});
