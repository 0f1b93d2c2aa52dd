import { changeInvestorRepresentative } from '../../areas/desk/investors/change-investor-representative.ts';
import { targetOf } from '../../areas/desk/orders/approval/approval-payload.ts';
import { findLastProposal } from '../../areas/firm/proposals/find-proposals.ts';
import { proposeRoleChange } from '../../areas/firm/role-changes/propose-role-change.ts';
import { roleTarget } from '../../areas/firm/role-changes/role-payload.ts';
import { listPeople } from '../../areas/firm/staff/people/list-people.ts';
import { reviewTrade } from '../../areas/order/trades/deciding/decide-trade.ts';
import { findInvestor } from '../../areas/people/accounts/find-account.ts';
import type { Deps } from '../../platform/deps.ts';
import { proposeWithException } from '../orders/approve-by-two.ts';
import { demoAddressOf, demoColleague } from '../people/demo-people.ts';
import { demoInvestorId, MORNING_INVESTOR } from '../people/demo-person.ts';
import type { DemoStep } from '../people/demo-step.ts';
import { findMorningOrder, OVERPAID } from './morning-orders.ts';

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
    await giveTo(deps, actor.representativeId);
    const investorId = await demoInvestorId(deps, MORNING_INVESTOR);
    await reviewTrade(deps, actor, investorId, order.id);
    await proposeWithException(deps, { actor, scope: 'own-clients' }, { investorId, id: order.id }, WHY);
  },
};

/** The representative proposes only for their own clients. */
async function giveTo(deps: Deps, toId: string | null): Promise<void> {
  const investorId = await demoInvestorId(deps, MORNING_INVESTOR);
  const fromId = (await findInvestor(deps.db, investorId))?.dealerRepresentativeId ?? null;
  if (toId !== null && fromId !== toId) {
    const actor = await demoColleague(deps, 'compliance');
    const reason = 'Their representative is away.';
    await changeInvestorRepresentative(deps, { actor, scope: 'all' }, investorId, { fromId, toId, reason });
  }
}

/** The deal manager is to work in compliance: it waits for the second administrator. */
export const morningRoleChange: DemoStep = {
  name: 'a change of a role that waits for a second person',
  isDone: async (deps) => {
    const { staffId } = await demoColleague(deps, 'deals');
    return (await findLastProposal(deps.db, roleTarget(staffId))) !== undefined;
  },
  run: async (deps) => {
    const by = await demoColleague(deps, 'administrator');
    const person = (await listPeople(deps)).find(({ email }) => email === demoAddressOf('deals'));
    if (person?.roles.join() === 'deals' && person.state === 'active') {
      const { id, version } = person;
      await proposeRoleChange(deps, by, id, { roles: ['compliance'], representativeId: null, version });
    }
  },
};
