import { targetOf } from '../areas/order-desk/approval-of-order.ts';
import { findLastProposal } from '../areas/proposals/find-proposals.ts';
import { reviewTrade } from '../areas/trades/review-trade.ts';
import { proposeAsRepresentative } from './approve-by-two.ts';
import { demoInvestorId, MORNING_INVESTOR } from './demo-accounts.ts';
import { findMorningOrder, OVERPAID } from './demo-morning.ts';
import { demoColleague } from './demo-people.ts';
import type { DemoStep } from './demo-step.ts';

const WHY =
  'They came to our office with the originals. What they paid too much goes back once they have said where to.';

/** An order in review that its representative proposed to approve: it waits for compliance. */
export const morningProposal: DemoStep = {
  name: 'a proposal that waits for a second person',
  isDone: async (deps) => {
    const order = await findMorningOrder(deps, OVERPAID);
    return order === undefined || (await findLastProposal(deps.db, targetOf(order.id))) !== undefined;
  },
  run: async (deps) => {
    const order = await findMorningOrder(deps, OVERPAID);
    if (order?.status !== 'submitted' && order?.status !== 'inReview') {
      return;
    }
    const actor = await demoColleague(deps, 'representative');
    const investorId = await demoInvestorId(deps, MORNING_INVESTOR);
    await reviewTrade(deps, actor, investorId, order.id);
    await proposeAsRepresentative(deps, { investorId, id: order.id }, WHY);
  },
};
