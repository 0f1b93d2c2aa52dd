import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Deps } from '../../../../platform/deps.ts';
import type { StaffActor } from '../../../../platform/http/actor.ts';
import { flagsOf } from '../../../../testing/cancellation.ts';
import { approveTrade } from '../../../../testing/decided-alone.ts';
import { publishMemorandum } from '../../../../testing/memoranda.ts';
import { openTestPortal, type TestPortal } from '../../../../testing/open-test-portal.ts';
import { readTrade, submittedOrder } from '../../../../testing/orders.ts';
import { BY_STAFF, STAFF } from '../../../../testing/staff-actor.ts';
import { receivePayment } from '../../../money/payments/movements/receive-payment.ts';
import { lockOrder } from '../lock-order.ts';
import { declineTrade, reviewTrade } from './decide-trade.ts';
import { returnTrade } from './return-trade.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

type Decide = (deps: Deps, by: StaffActor, investorId: string, tradeId: string) => Promise<unknown>;

/** Each decision with the extra facts that it records. */
const DECISIONS: readonly (readonly [string, Decide, { reason?: string }])[] = [
  ['trade.approved', approveTrade, {}],
  [
    'trade.declined',
    (deps, by, investorId, tradeId) => declineTrade(deps, by, investorId, tradeId, ' Not suitable. '),
    { reason: 'Not suitable.' },
  ],
  [
    'trade.returned',
    (deps, by, investorId, tradeId) => returnTrade(deps, by, investorId, tradeId, 'Cut off.'),
    {},
  ],
];

async function inReview() {
  const order = await submittedOrder(portal);
  await reviewTrade(portal.deps, STAFF, order.ada.user.id, order.tradeId);
  return { ...order, by: [portal.deps, STAFF, order.ada.user.id, order.tradeId] as const };
}

/** The audit log's rows about the dealer's decisions on an order. */
function decisionsAbout(tradeId: string) {
  return portal.db
    .selectFrom('audit_log')
    .select(['actor', 'action', 'investor_id', 'detail'])
    .where('target', '=', `trade:${tradeId}`)
    .where('actor', '=', 'staff:colleague-1')
    .orderBy('seq')
    .execute();
}

describe('a decision of the dealer', () => {
  it.each(DECISIONS)(
    '%s leaves its own row in the audit log, and so does the review',
    async (action, decide, detail) => {
      const { ada, tradeId, by } = await inReview();
      await decide(...by);
      const of = { actor: 'staff:colleague-1', investor_id: ada.user.id };
      expect(await decisionsAbout(tradeId)).toEqual([
        { ...of, action: 'trade.review-started', detail: { ...BY_STAFF, from: 'submitted' } },
        { ...of, action, detail: { ...BY_STAFF, from: 'inReview', ...detail } },
      ]);
    },
  );

  it.each(DECISIONS)('%s that the state refuses leaves none', async (_action, decide) => {
    const { ada, tradeId } = await submittedOrder(portal);
    await expect(decide(portal.deps, STAFF, ada.user.id, tradeId)).rejects.toThrow();
    expect(await decisionsAbout(tradeId)).toEqual([]);
  });

  it('made twice at once leaves one', async () => {
    const { tradeId, by } = await inReview();
    await Promise.allSettled([approveTrade(...by), approveTrade(...by)]);
    const approvals = (await decisionsAbout(tradeId)).filter(({ action }) => action === 'trade.approved');
    expect(approvals).toHaveLength(1);
  });
});

/** An order in review whose deal's memorandum was amended after it was submitted. */
async function amendedInReview() {
  const order = await inReview();
  await publishMemorandum(portal, order.dealId, 1);
  return order;
}

describe('an order whose investor has not accepted the amended memorandum', () => {
  it('is not approved and stays in review', async () => {
    const { ada, tradeId, by } = await amendedInReview();
    await expect(approveTrade(...by)).rejects.toMatchObject({
      code: 'MEMORANDUM_NOT_ACCEPTED',
    });
    expect((await readTrade(ada, tradeId)).status).toBe(3);
  });

  it.each([
    ['declined', declineTrade],
    ['returned', returnTrade],
  ])('may be %s', async (_row, decide) => {
    const { ada, tradeId, by } = await amendedInReview();
    await decide(...by, 'Not suitable.');
    expect((await readTrade(ada, tradeId)).reason).toBe('Not suitable.');
  });
});

describe('after a decision', () => {
  it('a returned order is no longer submitted, and its investor reads why', async () => {
    const { ada, tradeId, by } = await inReview();
    await returnTrade(...by, 'Cut off.');
    const order = await lockOrder(portal.db, ada.user.id, tradeId);
    expect(order).toMatchObject({ status: 'changesAsked', submittedAt: null, reason: 'Cut off.' });
  });

  it('the money of a declined order is flagged for a refund', async () => {
    const { tradeId, by } = await inReview();
    await receivePayment(...by, { amountCents: 500_000n, reference: 'wire' });
    expect(await flagsOf(portal, tradeId)).toEqual([]);
    await declineTrade(...by, 'Not suitable.');
    expect(await flagsOf(portal, tradeId)).toEqual(['refund-due']);
  });

  it('an approved order has no reason', async () => {
    const { ada, tradeId, by } = await inReview();
    await approveTrade(...by);
    expect((await lockOrder(portal.db, ada.user.id, tradeId)).reason).toBeNull();
  });
});
