import type { Deps } from '../deps.ts';
import { resendJointLink } from '../signing/resend-joint-link.ts';
import { approveTrade } from '../trades/approve-trade.ts';
import { archiveTrade } from '../trades/archive-trade.ts';
import { declineTrade } from '../trades/decline-trade.ts';
import { returnTrade } from '../trades/return-trade.ts';
import { reviewTrade } from '../trades/review-trade.ts';
import type { QueuedOrder } from './dealer-queue.store.ts';
import { describeOrder } from './describe-order.ts';

/** What the dealer does to one order; answers the lines to print. */
type OrderCommand = (deps: Deps, order: QueuedOrder, reason: string) => Promise<string[]>;

/** The commands that name an order, each the use case of the same name. */
export const ORDER_COMMANDS: ReadonlyMap<string, OrderCommand> = new Map<string, OrderCommand>([
  ['show', async (_deps, order) => describeOrder(order)],
  [
    'review',
    async (deps, { investorId, id }) => {
      await reviewTrade(deps, investorId, id);
      return [`In review: ${id}`];
    },
  ],
  [
    'approve',
    async (deps, { investorId, id }) => {
      await approveTrade(deps, investorId, id);
      return [`Approved: ${id}`];
    },
  ],
  [
    'return',
    async (deps, { investorId, id }, reason) => {
      await returnTrade(deps, investorId, id, reason);
      return [`Returned to the investor: ${id}`];
    },
  ],
  [
    'decline',
    async (deps, { investorId, id }, reason) => {
      await declineTrade(deps, investorId, id, reason);
      return [`Declined: ${id}`];
    },
  ],
  [
    'joint-link',
    async (deps, { investorId, id }) => {
      await resendJointLink(deps, investorId, id, 'staff');
      return [`A new link is on its way to the joint investor of ${id}`];
    },
  ],
  [
    'archive',
    async (deps, { investorId, id }, reason) => {
      await archiveTrade(deps, investorId, id, { by: 'staff', reason });
      return [`Archived: ${id}`];
    },
  ],
]);
