import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Deps } from '../../platform/deps.ts';
import { openTestPortal, type TestPortal } from '../../testing/open-test-portal.ts';
import { submittedOrder } from '../../testing/orders.ts';
import { approveTrade } from './approve-trade.ts';
import { declineTrade } from './decline-trade.ts';
import { returnTrade } from './return-trade.ts';
import { reviewTrade } from './review-trade.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

type Decide = (deps: Deps, investorId: string, tradeId: string) => Promise<unknown>;

const DECISIONS: readonly (readonly [string, Decide])[] = [
  ['trade.approved', (deps, investorId, tradeId) => approveTrade(deps, investorId, tradeId)],
  ['trade.declined', (deps, investorId, tradeId) => declineTrade(deps, investorId, tradeId, 'Not suitable.')],
  ['trade.returned', (deps, investorId, tradeId) => returnTrade(deps, investorId, tradeId, 'Cut off.')],
];

/** What the log says of the dealer's decisions about an order. */
function decisionsAbout(tradeId: string) {
  return portal.db
    .selectFrom('audit_log')
    .select(['actor', 'action', 'investor_id', 'detail'])
    .where('target', '=', `trade:${tradeId}`)
    .where('actor', '=', 'dealer')
    .orderBy('seq')
    .execute();
}

describe('a decision of the dealer', () => {
  it.each(DECISIONS)(
    '%s leaves its own row in the audit log, and so does the review',
    async (action, decide) => {
      const { ada, tradeId } = await submittedOrder(portal);
      await reviewTrade(portal.deps, ada.user.id, tradeId);
      await decide(portal.deps, ada.user.id, tradeId);
      const of = { actor: 'dealer', investor_id: ada.user.id };
      expect(await decisionsAbout(tradeId)).toEqual([
        { ...of, action: 'trade.review-started', detail: { from: 'submitted' } },
        { ...of, action, detail: { from: 'inReview' } },
      ]);
    },
  );

  it.each(DECISIONS)('%s that the state refuses leaves none', async (_action, decide) => {
    const { ada, tradeId } = await submittedOrder(portal);
    await expect(decide(portal.deps, ada.user.id, tradeId)).rejects.toThrow();
    expect(await decisionsAbout(tradeId)).toEqual([]);
  });

  it('made twice at once leaves one', async () => {
    const { ada, tradeId } = await submittedOrder(portal);
    await reviewTrade(portal.deps, ada.user.id, tradeId);
    const approve = () => approveTrade(portal.deps, ada.user.id, tradeId);
    await Promise.allSettled([approve(), approve()]);
    const approvals = (await decisionsAbout(tradeId)).filter(({ action }) => action === 'trade.approved');
    expect(approvals).toHaveLength(1);
  });
});
