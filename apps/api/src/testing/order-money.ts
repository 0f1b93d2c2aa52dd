import type { OfficeOrder } from '@portal/domain/desk/orders/office-order.wire';
import type { MoneyProposal } from '@portal/domain/money/payments/office-money-proposals.wire';
import { receivePayment } from '../areas/money/payments/movements/receive-payment.ts';
import { archiveTrade } from '../areas/order/trades/cancelling/archive-trade.ts';
import { approvedOrder } from './cancellation.ts';
import type { Colleague } from './colleagues.ts';
import type { TestPortal } from './open-test-portal.ts';
import type { Person } from './people.ts';
import { STAFF } from './staff-actor.ts';

/** Long enough ago that nobody may cancel by right. */
const SIGNED_AT = new Date('2026-11-10T15:00:00Z');

export type FundedOrder = { ada: Person; tradeId: string };

/** An order of $5,000 that is approved, may not be cancelled by right any more, and is paid. */
export async function fundedOrder(portal: TestPortal): Promise<FundedOrder> {
  const { ada, tradeId } = await approvedOrder(portal);
  await portal.db
    .updateTable('trades')
    .set({ investor_signed_at: SIGNED_AT })
    .where('id', '=', tradeId)
    .execute();
  await pay(portal, { ada, tradeId }, 500_000n);
  return { ada, tradeId };
}

/** Another payment for an order, by hand. */
export async function pay(
  portal: TestPortal,
  { ada, tradeId }: FundedOrder,
  amountCents: bigint,
): Promise<void> {
  const payment = { amountCents, reference: `cheque of ${amountCents}` };
  await receivePayment(portal.deps, STAFF, ada.user.id, tradeId, payment);
}

/** Ends an order as the dealer does. */
export async function endOrder(portal: TestPortal, { ada, tradeId }: FundedOrder): Promise<void> {
  await archiveTrade(portal.deps, ada.user.id, tradeId, { by: STAFF, reason: 'The offering ended.' });
}

/** An order as somebody of the office sees it. */
export async function readOrder(who: Colleague, tradeId: string): Promise<OfficeOrder> {
  return (await who.get(`/office/orders/${tradeId}`)).json().data;
}

/** What is proposed about the money of an order. Throws where nothing was. */
export async function readMoneyProposal(who: Colleague, tradeId: string): Promise<MoneyProposal> {
  const proposal = (await readOrder(who, tradeId)).money?.proposal;
  if (proposal === null || proposal === undefined) {
    throw new Error(`nothing is proposed about the money of ${tradeId}`);
  }
  return proposal;
}
