import { notifyJointOfCancellation } from '../areas/agreement/signing/notify-joint-of-cancellation.ts';
import { askToReconcileEnded } from '../areas/agreement/signing/provider/ask-to-reconcile.ts';
import { retireSignatures } from '../areas/agreement/signing/retire-signatures.ts';
import { recordExpired } from '../areas/desk/approvals/record-expired.ts';
import { endProposalsOfOrder, endProposalsOfReturned } from '../areas/desk/orders/end-proposals-of-order.ts';
import { endExportsOfChanged } from '../areas/firm/exports/end-exports-of-changed.ts';
import type { ProposalEvents } from '../areas/firm/proposals/proposal-events.ts';
import { followChangedPerson } from '../areas/firm/role-changes/follow-changed-person.ts';
import type { StaffEvents } from '../areas/firm/staff/staff-events.ts';
import { followChangedOrder } from '../areas/money/payments/journal/follow-changed-order.ts';
import { followExpiredReview } from '../areas/offering/deals/authoring/follow-expired-review.ts';
import { answerRequest, closeRequestsOf } from '../areas/order/changes/follow-order.ts';
import type { OrderEvents } from '../areas/order/trades/order-events.ts';
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
