import type { MemorandumEvents } from '../areas/memorandum/memorandum-events.ts';
import { notifyJointOfCancellation } from '../areas/signing/notify-joint-of-cancellation.ts';
import { askToReconcileEnded } from '../areas/signing/provider/ask-to-reconcile.ts';
import { retireSignatures } from '../areas/signing/retire-signatures.ts';
import type { OrderEvents } from '../areas/trades/order-events.ts';
import { submitOpenOrder } from '../areas/trades/submit-open-order.ts';
import type { Reactions } from '../platform/deps.ts';

declare module '../platform/deps.ts' {
  interface Events extends MemorandumEvents, OrderEvents {}
}

/** What other areas do when something happens in one, in its transaction and in this order. */
export const REACTIONS: Reactions = {
  'memorandum-accepted': [submitOpenOrder],
  'order-changed': [retireSignatures],
  'order-ended': [askToReconcileEnded],
  'order-cancelled': [notifyJointOfCancellation],
};
