import { rightToCancelAt } from '@portal/domain/order/trades/right-to-cancel';
import { resendJointLink } from '../../areas/agreement/signing/links/resend-joint-link.ts';
import { approveInEmergency } from '../../areas/desk/orders/emergency/approve-in-emergency.ts';
import { askForChanges } from '../../areas/order/changes/ask-for-changes.ts';
import { archiveTrade } from '../../areas/order/trades/cancelling/archive-trade.ts';
import { cancellationOfOrder } from '../../areas/order/trades/cancelling/cancellation.ts';
import { declineTrade, reviewTrade } from '../../areas/order/trades/deciding/decide-trade.ts';
import { findOrder as findTrade } from '../../areas/order/trades/find-order.ts';
import type { Deps } from '../../platform/deps.ts';
import type { CommandDeps } from '../../platform/http/actor.ts';
import type { QueuedOrder } from './dealer-queue.store.ts';
import { describeOrder } from './describe-order.ts';
import { findOrder } from './find-order.ts';
import { ALONE, requireEmergency } from './require-emergency.ts';
import { linesOfProfileFlags } from './run-profiles-command.ts';
import { describeReferral } from './run-referrals-command.ts';

/** The arguments besides the order. */
type Said = { reason: string; emergency: boolean };

/** Carries out a command on the named order; returns the lines to print. The acting person is checked before the order is looked up. */
type OrderCommand = (deps: CommandDeps, typed: string | undefined, said: Said) => Promise<string[]>;

/** Until when the investor may cancel by right, and so from when the money may be released. */
async function describeRight(deps: Deps, { investorId, id }: QueuedOrder): Promise<string[]> {
  const trade = await findTrade(deps.db, investorId, id);
  const { rightEndsAt } =
    trade === undefined ? { rightEndsAt: null } : await cancellationOfOrder(deps.db, trade);
  const right = rightToCancelAt(rightEndsAt, deps.clock.now());
  return [
    `Right      ${rightEndsAt === null ? '' : `to cancel until ${rightEndsAt.toISOString()}: `}${right}`,
  ];
}

/** What nobody has looked at yet about the profile of the order's investor. */
async function describeProfile(deps: Deps, { investorId }: QueuedOrder): Promise<string[]> {
  return (await linesOfProfileFlags(deps, investorId)).map((line) => `Profile    ${line}`);
}

/** The commands that name an order, each the use case of the same name. */
export const ORDER_COMMANDS: ReadonlyMap<string, OrderCommand> = new Map<string, OrderCommand>([
  [
    'show',
    async (deps, typed) => {
      const order = await findOrder(deps, typed);
      return [
        ...describeOrder(order),
        ...(await describeReferral(deps, order.investorId)),
        ...(await describeRight(deps, order)),
        ...(await describeProfile(deps, order)),
      ];
    },
  ],
  [
    'review',
    async (deps, typed) => {
      const by = deps.who('orders.review');
      const order = await findOrder(deps, typed);
      await reviewTrade(deps, by, order.investorId, order.id);
      return [`In review: ${order.id}`, ...(await describeProfile(deps, order))];
    },
  ],
  [
    'approve',
    async (deps, typed, said) => {
      const by = deps.who('orders.approve');
      const { investorId, id } = await findOrder(deps, typed);
      const instead = `Two persons approve an order: one proposes it on its page, ${deps.config.officeUrl}/office/orders/${id}, another approves it.`;
      const reason = requireEmergency(said, instead);
      const open = await approveInEmergency(deps, by, { investorId, tradeId: id }, reason);
      return [
        `Approved: ${id}`,
        ...(open.length === 0 ? [] : [`Was open, and is named on record: ${open.join(', ')}`]),
        ALONE,
      ];
    },
  ],
  [
    'return',
    async (deps, typed, { reason }) => {
      const by = deps.who('orders.return');
      const { investorId, id } = await findOrder(deps, typed);
      await askForChanges(deps, by, { investorId, tradeId: id }, { items: [], note: reason });
      return [`Returned to the investor: ${id}`];
    },
  ],
  [
    'decline',
    async (deps, typed, { reason }) => {
      const by = deps.who('orders.decline');
      const { investorId, id } = await findOrder(deps, typed);
      await declineTrade(deps, by, investorId, id, reason);
      return [`Declined: ${id}`];
    },
  ],
  [
    'joint-link',
    async (deps, typed) => {
      const by = deps.who('orders.resend-link');
      const { investorId, id } = await findOrder(deps, typed);
      await resendJointLink(deps, investorId, id, by);
      return [`A new link is on its way to the joint investor of ${id}`];
    },
  ],
  [
    'archive',
    async (deps, typed, { reason }) => {
      const by = deps.who('orders.archive');
      const { investorId, id } = await findOrder(deps, typed);
      await archiveTrade(deps, investorId, id, { by, reason });
      return [`Archived: ${id}`];
    },
  ],
]);
