import { dollarsFromCents } from '@portal/domain/ground/money/cents';
import { orderReference } from '@portal/domain/order/trades/order-reference';
import type { PaymentMethod } from '@portal/domain/order/trades/payment-methods';
import type { QueuedOrder } from './dealer-queue.store.ts';

const MONEY = new Intl.NumberFormat('en-CA', { style: 'currency', currency: 'CAD' });
const PAYMENT: Record<PaymentMethod, string> = {
  outside: 'outside the portal',
  debit: 'pre-authorized debit',
  linked: 'linked bank account',
};

/** An amount as staff read it. */
export function dollars(cents: bigint): string {
  return MONEY.format(dollarsFromCents(cents));
}

/** One line of the queue. */
export function lineOfOrder(order: QueuedOrder): string {
  const since = order.submittedAt?.toISOString().slice(0, 16).replace('T', ' ') ?? 'not submitted';
  const funds = order.fundsReceivedAt === null ? 'not funded' : 'funded';
  return [
    order.id,
    order.status,
    since,
    order.investorName,
    order.dealSlug,
    `${order.quantity} units`,
    dollars(order.totalCents),
    funds,
  ].join(' | ');
}

/** One order, a fact a line. */
export function describeOrder(order: QueuedOrder): string[] {
  return [
    `Order      ${order.id}`,
    `Reference  ${orderReference(order.id)}`,
    `Status     ${order.status}`,
    `Investor   ${order.investorName}`,
    `Deal       ${order.dealSlug}`,
    `Units      ${order.quantity}`,
    `Total      ${dollars(order.totalCents)}`,
    `Payment    ${order.paymentMethod === null ? 'not chosen' : PAYMENT[order.paymentMethod]}`,
    `Funds      ${order.fundsReceivedAt === null ? 'not received' : `received ${order.fundsReceivedAt.toISOString()}`}`,
    `Signed     ${order.investorSignedAt?.toISOString() ?? 'no'}`,
    `Submitted  ${order.submittedAt?.toISOString() ?? 'no'}`,
    ...(order.reason === null ? [] : [`Reason     ${order.reason}`]),
  ];
}
