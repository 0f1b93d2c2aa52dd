import { type ApprovalCheck, mayBeProposed } from '@portal/domain/desk/orders/approval-checks';
import { ORDER_MOVES, type OrderMove } from '@portal/domain/desk/orders/office-order-moves.wire';
import { type StaffAction, scopeOf } from '@portal/domain/firm/staff/permissions';
import type { StaffRole } from '@portal/domain/firm/staff/staff-roles';
import { canMoveTrade, isActiveStatus, type TradeStatus } from '@portal/domain/order/trades/trade-status';

type Order = {
  /** The checks still open before it may be approved. */
  checks: readonly ApprovalCheck[];
  status: TradeStatus;
  waitsForJoint: boolean;
  /** A document of it was opened neither by the person nor by whoever proposed it. */
  isUnopened: boolean;
  /** What is waiting for a second person, who may not have proposed it or worked on it. */
  approval: { isOwn: boolean; workedOnIt: boolean } | null;
};
type Rule = { action: StaffAction; isPossible: (order: Order) => boolean };

const isWithDealer = ({ status }: Order) => status === 'submitted' || status === 'inReview';
const mayDecide = ({ approval }: Order) => approval !== null && !approval.isOwn && !approval.workedOnIt;
const may = (to: TradeStatus) => (order: Order) => canMoveTrade(order.status, to, 'staff');

/** What each move needs of the person and of the order. */
const RULES: Readonly<Record<OrderMove, Rule>> = {
  review: { action: 'orders.review', isPossible: may('inReview') },
  'propose-approval': {
    action: 'orders.review',
    isPossible: (order) => may('approved')(order) && order.approval === null && mayBeProposed(order.checks),
  },
  approve: {
    action: 'orders.approve',
    isPossible: (order) => may('approved')(order) && mayDecide(order) && !order.isUnopened,
  },
  'return-approval': { action: 'orders.approve', isPossible: mayDecide },
  'withdraw-approval': { action: 'orders.review', isPossible: ({ approval }) => approval?.isOwn === true },
  'ask-changes': { action: 'orders.return', isPossible: may('changesAsked') },
  decline: { action: 'orders.decline', isPossible: may('declined') },
  archive: { action: 'orders.archive', isPossible: may('archived') },
  'next-step': {
    action: 'orders.review',
    isPossible: (order) => isWithDealer(order) || order.status === 'approved',
  },
  'resend-link': { action: 'orders.resend-link', isPossible: ({ waitsForJoint }) => waitsForJoint },
  'see-as-investor': { action: 'investors.see-as', isPossible: ({ status }) => isActiveStatus(status) },
};

/** What somebody with these roles toward an order may do to it in its present state. */
export function movesOfOrder(roles: readonly StaffRole[], order: Order): OrderMove[] {
  return ORDER_MOVES.filter(
    (move) => scopeOf(roles, RULES[move].action) !== null && RULES[move].isPossible(order),
  );
}
