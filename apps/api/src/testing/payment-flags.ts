import { randomUUID } from 'node:crypto';
import { recordPaymentEvent } from '../areas/money/payments/events/record-payment-event.ts';
import type { TestPortal } from './open-test-portal.ts';
import { submittedOrder } from './orders.ts';

const TOLD_AT = new Date('2026-11-16T09:00:00.000Z');

async function tell(
  portal: TestPortal,
  eventId: string,
  orderRef: string,
  amountCents: bigint,
): Promise<void> {
  await recordPaymentEvent(portal.deps, {
    eventId,
    kind: 'received',
    orderRef,
    amountCents,
    reference: 'rent',
    occurredAt: TOLD_AT,
  });
}

/** The open flag about money that came for an order that nobody knows. */
export async function unmatchedFlag(portal: TestPortal, amountCents: bigint): Promise<string> {
  const eventId = `unknown ${randomUUID()}`;
  await tell(portal, eventId, 'no order of ours', amountCents);
  const { id } = await portal.db
    .selectFrom('payment_flags')
    .select('id')
    .where('kind', '=', 'unmatched')
    .where('subject', '=', eventId)
    .executeTakeFirstOrThrow();
  return id;
}

/** An order of which the bank told one payment of 100 dollars twice, and the open flag about that. */
export async function doubledFlag(portal: TestPortal): Promise<{ flagId: string; tradeId: string }> {
  const { tradeId } = await submittedOrder(portal);
  await tell(portal, `${tradeId} 1`, tradeId, 10_000n);
  await tell(portal, `${tradeId} 2`, tradeId, 10_000n);
  const { id: flagId } = await portal.db
    .selectFrom('payment_flags')
    .select('id')
    .where('kind', '=', 'looks-twice')
    .where('trade_id', '=', tradeId)
    .executeTakeFirstOrThrow();
  return { flagId, tradeId };
}
