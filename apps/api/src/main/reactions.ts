import { recordExpired } from '../areas/approvals/record-expired.ts';
import { answerRequest, closeRequestsOf } from '../areas/changes/follow-order.ts';
import { followExpiredReview } from '../areas/deals/authoring/follow-expired-review.ts';
import { endExportsOfChanged } from '../areas/exports/end-exports-of-changed.ts';
import { endProposalsOfOrder, endProposalsOfReturned } from '../areas/order-desk/end-proposals-of-order.ts';
import { followChangedOrder } from '../areas/payments/journal/follow-changed-order.ts';
import type { ProposalEvents } from '../areas/proposals/proposal-events.ts';
import { followChangedPerson } from '../areas/role-changes/follow-changed-person.ts';
import { notifyJointOfCancellation } from '../areas/signing/notify-joint-of-cancellation.ts';
import { askToReconcileEnded } from '../areas/signing/provider/ask-to-reconcile.ts';
import { retireSignatures } from '../areas/signing/retire-signatures.ts';
import type { StaffEvents } from '../areas/staff/staff-events.ts';
import type { OrderEvents } from '../areas/trades/order-events.ts';
import type { Reactions } from '../platform/deps.ts';

declare module '../platform/deps.ts' {
  interface Events extends OrderEvents, ProposalEvents, StaffEvents {}
}

/** What other areas do when something happens in one, in its transaction and in this order. */
export const REACTIONS: Reactions = {
  'order-changed': [followChangedOrder, retireSignatures],
  'order-handed-back': [answerRequest],
  'order-returned': [endProposalsOfReturned],
  'order-approved': [closeRequestsOf],
  'order-ended': [followChangedOrder, askToReconcileEnded, closeRequestsOf, endProposalsOfOrder],
  'order-cancelled': [notifyJointOfCancellation],
  'proposal-expired': [followExpiredReview, recordExpired],
  'staff-changed': [followChangedPerson, endExportsOfChanged],
  'role-given': [endExportsOfChanged],
};
