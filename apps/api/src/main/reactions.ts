import { followChangedOrder } from '../areas/payments/follow-changed-order.ts';
import { notifyJointOfCancellation } from '../areas/signing/notify-joint-of-cancellation.ts';
import { askToReconcileEnded } from '../areas/signing/provider/ask-to-reconcile.ts';
import { retireSignatures } from '../areas/signing/retire-signatures.ts';
import type { OrderEvents } from '../areas/trades/order-events.ts';
import type { Reactions } from '../platform/deps.ts';

declare module '../platform/deps.ts' {
  interface Events extends OrderEvents {}
}

/** What other areas do when something happens in one, in its transaction and in this order. */
export const REACTIONS: Reactions = {
  'order-changed': [followChangedOrder, retireSignatures],
  'order-ended': [followChangedOrder, askToReconcileEnded],
  'order-cancelled': [notifyJointOfCancellation],
};
