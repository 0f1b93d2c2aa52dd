import type { PaymentMethod } from '@portal/domain/order/trades/payment-methods';
import {
  TRADE_STATUS_NUMBERS,
  type TradeStatus,
  tradeStatusOf,
} from '@portal/domain/order/trades/trade-status';
import type { Db } from '../../platform/db/tables.ts';

/** An order as staff see it in a list. */
export type QueuedOrder = {
  id: string;
  investorId: string;
  investorName: string;
  dealSlug: string;
  quantity: number;
  totalCents: bigint;
  status: TradeStatus;
  paymentMethod: PaymentMethod | null;
  fundsReceivedAt: Date | null;
  investorSignedAt: Date | null;
  submittedAt: Date | null;
  reason: string | null;
};

const QUEUE_ROWS_MAX = 200;
const PREFIX_MATCHES_MAX = 2;
const WAITING = [
  TRADE_STATUS_NUMBERS.submitted,
  TRADE_STATUS_NUMBERS.inReview,
  TRADE_STATUS_NUMBERS.changesAsked,
];

function ordersForStaff(db: Db) {
  return db
    .selectFrom('trades')
    .innerJoin('investors', 'investors.id', 'trades.investor_id')
    .innerJoin('deals', 'deals.id', 'trades.deal_id')
    .select([
      'trades.id',
      'trades.investor_id as investorId',
      'investors.first_name as firstName',
      'investors.last_name as lastName',
      'deals.slug as dealSlug',
      'trades.quantity',
      'trades.total_cents as totalCents',
      'trades.status',
      'trades.payment_method as paymentMethod',
      'trades.funds_received_at as fundsReceivedAt',
      'trades.investor_signed_at as investorSignedAt',
      'trades.submitted_at as submittedAt',
      'trades.reason',
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof ordersForStaff>['execute']>>[number];

function toQueuedOrder({ firstName, lastName, status, ...rest }: Row): QueuedOrder {
  return { ...rest, investorName: `${firstName} ${lastName}`, status: tradeStatusOf(status) };
}

/** Orders waiting for the dealer or for a correction, longest waiting first. */
export async function listQueue(db: Db): Promise<QueuedOrder[]> {
  const rows = await ordersForStaff(db)
    .where('trades.status', 'in', WAITING)
    .orderBy('trades.submitted_at')
    .limit(QUEUE_ROWS_MAX)
    .execute();
  return rows.map(toQueuedOrder);
}

/** The orders whose id starts with what was typed; two are enough to tell that it is ambiguous. */
export async function findOrdersByPrefix(db: Db, prefix: string): Promise<QueuedOrder[]> {
  const rows = await ordersForStaff(db)
    .where('trades.id', 'like', `${prefix}%`)
    .limit(PREFIX_MATCHES_MAX)
    .execute();
  return rows.map(toQueuedOrder);
}
