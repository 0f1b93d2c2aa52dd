import { EXCEPTED_CHECKS } from '@portal/domain/office/approval-checks';
import { findInvestor } from '../areas/accounts/find-account.ts';
import { changeInvestorRepresentative } from '../areas/investor-desk/change-investor-representative.ts';
import { targetOf } from '../areas/order-desk/approval-of-order.ts';
import { approveOrder, proposeApproval } from '../areas/order-desk/approve-order.ts';
import { checksOf } from '../areas/order-desk/checks-of-order.ts';
import { findOpenProposals } from '../areas/proposals/find-proposals.ts';
import { findOrder } from '../areas/trades/find-order.ts';
import type { Deps } from '../platform/deps.ts';
import { demoColleague } from './demo-people.ts';

type InReview = { investorId: string; id: string };

/** The representative proposes to approve an order in review of their own client, with an exception from what is open, and says why. */
export async function proposeAsRepresentative(
  deps: Deps,
  { investorId, id }: InReview,
  reason: string,
): Promise<void> {
  const actor = await demoColleague(deps, 'representative');
  await giveTo(deps, investorId, actor.representativeId);
  const order = await findOrder(deps.db, investorId, id);
  const open = order === undefined ? [] : await checksOf(deps.db, deps, order);
  const checks = EXCEPTED_CHECKS.filter((check) => open.includes(check));
  const exception = checks.length === 0 ? undefined : { checks, reason };
  await proposeApproval(deps, { actor, scope: 'own-clients' }, id, { exception });
}

/** The same, and compliance approves it. What was proposed before the loading was cut off is approved as it is. */
export async function approveByTwo(deps: Deps, order: InReview, reason: string): Promise<void> {
  const waiting = async () => (await findOpenProposals(deps.db, [targetOf(order.id)])).at(0);
  if ((await waiting()) === undefined) {
    await proposeAsRepresentative(deps, order, reason);
  }
  const proposal = await waiting();
  if (proposal !== undefined) {
    const actor = await demoColleague(deps, 'compliance');
    const seen = { proposalId: proposal.id, hash: proposal.payloadHash };
    await approveOrder(deps, { actor, scope: 'all' }, order.id, seen);
  }
}

/** A representative proposes for their own clients alone. */
async function giveTo(deps: Deps, investorId: string, toId: string | null): Promise<void> {
  const fromId = (await findInvestor(deps.db, investorId))?.dealerRepresentativeId ?? null;
  if (toId !== null && fromId !== toId) {
    const actor = await demoColleague(deps, 'compliance');
    const reason = 'Their representative is away.';
    await changeInvestorRepresentative(deps, { actor, scope: 'all' }, investorId, { fromId, toId, reason });
  }
}
