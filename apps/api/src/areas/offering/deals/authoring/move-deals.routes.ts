import {
  DealBaseInput,
  PublishInput,
  ReturnInput,
  StopDealInput,
  WithdrawInput,
} from '@portal/domain/offering/deals/authoring/office-deals.wire';
import type { Route } from '../../../../platform/http/routing/route.ts';
import { dealMove, STALE } from './deal-params.ts';
import { publishVersion } from './publish-version.ts';
import { stopDeal } from './stop-deal.ts';
import { reopenDeal, returnDeal, submitDeal, withdrawDeal } from './submit-deal.ts';

const REVIEWED = ['PROPOSAL_OVER', 'DEAL_STATE_REFUSES'] as const;
const ASKED = [...STALE, 'PROPOSAL_OPEN', 'NOBODY_TO_APPROVE'] as const;
const OF_PROPOSAL = { proposalId: 'own-name' } as const;
const STOPS = {
  pause: 'Take no orders for a deal for now',
  close: 'Take no orders for a deal any more',
} as const;

/** Moving deals on: to a second person, out to investors, and off the marketplace. */
export const moveDealRoutes: readonly Route[] = [
  dealMove({
    move: 'submit',
    summary: 'Ask a second person to publish the draft',
    permission: 'deals.submit',
    body: DealBaseInput,
    errors: ASKED,
    run: submitDeal,
  }),
  dealMove({
    move: 'reopen',
    summary: 'Ask a second person to let a paused deal take orders again',
    permission: 'deals.submit',
    body: DealBaseInput,
    errors: ASKED,
    run: reopenDeal,
  }),
  dealMove({
    move: 'withdraw',
    summary: 'Withdraw a review of what the person submitted or worked on',
    permission: 'deals.submit',
    body: WithdrawInput,
    resources: OF_PROPOSAL,
    errors: [...REVIEWED, 'WORK_OF_ANOTHER'],
    run: withdrawDeal,
  }),
  dealMove({
    move: 'return',
    summary: 'Return what is in review, with what to change',
    permission: 'deals.publish',
    body: ReturnInput,
    resources: OF_PROPOSAL,
    errors: [...REVIEWED, 'OWN_WORK'],
    run: returnDeal,
  }),
  dealMove({
    move: 'publish',
    summary: 'Approve what somebody else submitted, as it was seen, and publish it',
    description:
      'Nobody who made or edited it may. After an edit its `hash` differs, and the call is refused.',
    permission: 'deals.publish',
    needsFreshProof: true,
    body: PublishInput,
    resources: OF_PROPOSAL,
    errors: [...REVIEWED, 'OWN_WORK', 'CHANGED_MEANWHILE'],
    run: publishVersion,
  }),
  ...(['pause', 'close'] as const).map((move) =>
    dealMove({
      move,
      summary: STOPS[move],
      permission: 'deals.stop',
      body: StopDealInput,
      errors: ['DEAL_STATE_REFUSES'],
      run: (deps, by, about) => stopDeal(deps, by, { ...about, move }),
    }),
  ),
];
