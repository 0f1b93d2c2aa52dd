import { EXCEPTED_CHECKS } from '@portal/domain/desk/orders/approval-checks';
import { targetOf } from '../../areas/desk/orders/approval/approval-payload.ts';
import { approveOrder, proposeApproval } from '../../areas/desk/orders/approval/approve-order.ts';
import { checksOfOrder } from '../../areas/desk/orders/approval/checks-of-order.ts';
import type { Reader } from '../../areas/desk/queues/rows/ask-queue.ts';
import { findOpenProposals } from '../../areas/firm/proposals/find-proposals.ts';
import { findOrder } from '../../areas/order/trades/find-order.ts';
import type { Deps } from '../../platform/deps.ts';
import { demoColleague, secondColleague } from '../people/demo-people.ts';
import { declareCase, lookThroughCase, matchIdentity } from './look-through-case.ts';

type InReview = { investorId: string; id: string };

/** Looks through an order in review and proposes to approve it, with an exception for what is still open, and says why. */
export async function proposeWithException(
  deps: Deps,
  reader: Reader,
  { investorId, id }: InReview,
  reason: string,
): Promise<void> {
  await lookThroughCase(deps, reader, { investorId, id });
  await matchIdentity(deps, reader, { investorId, id });
  const order = await findOrder(deps.db, investorId, id);
  const open = order === undefined ? [] : await checksOfOrder(deps.db, deps, order);
  const checks = EXCEPTED_CHECKS.filter((check) => open.includes(check));
  const exception = checks.length === 0 ? undefined : { checks, reason };
  const declaration = await declareCase(deps, reader, { investorId, id }, 'propose');
  await proposeApproval(deps, reader, id, { exception, declaration });
}

/** The two people in compliance approve an order in review. A proposal made before an interruption is approved as it is. */
export async function approveByTwo(deps: Deps, order: InReview, reason: string): Promise<void> {
  const waiting = async () => (await findOpenProposals(deps.db, [targetOf(order.id)])).at(0);
  if ((await waiting()) === undefined) {
    const actor = await secondColleague(deps, 'compliance');
    await proposeWithException(deps, { actor, scope: 'all' }, order, reason);
  }
  const proposal = await waiting();
  if (proposal !== undefined) {
    const reader = { actor: await demoColleague(deps, 'compliance'), scope: 'all' } as const;
    await lookThroughCase(deps, reader, order);
    const declaration = await declareCase(deps, reader, order, 'approve');
    const seen = { proposalId: proposal.id, hash: proposal.payloadHash, declaration };
    await approveOrder(deps, reader, order.id, seen, 'en');
  }
}
