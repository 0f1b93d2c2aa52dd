import type { Db } from '../db/tables.ts';

export type PaymentEvent = {
  id: string;
  /** The provider's own id of the event: the same one has one effect. */
  eventId: string;
  kind: 'received' | 'returned';
  /** The order as the event names it. */
  orderRef: string;
  amountCents: bigint;
  reference: string;
  order: { investorId: string; tradeId: string } | null;
  occurredAt: Date;
  recordedAt: Date;
};

/** Keeps an event once; false when it was there before. Waits for another transaction that is keeping the same one. */
export async function insertPaymentEvent(trx: Db, event: PaymentEvent): Promise<boolean> {
  const rows = await trx
    .insertInto('payment_events')
    .values({
      id: event.id,
      event_id: event.eventId,
      kind: event.kind,
      order_ref: event.orderRef,
      amount_cents: event.amountCents,
      reference: event.reference,
      investor_id: event.order?.investorId ?? null,
      trade_id: event.order?.tradeId ?? null,
      occurred_at: event.occurredAt,
      recorded_at: event.recordedAt,
    })
    .onConflict((conflict) => conflict.column('event_id').doNothing())
    .returning('id')
    .execute();
  return rows.length > 0;
}

const MATCHES_MAX = 2;
const ORDER_REF = /^[0-9a-f-]{8,36}$/i;

/** The order that a bank's memo or a provider means: by its number, or by its reference when only one order has it. */
export async function findOrderOfEvent(
  db: Db,
  orderRef: string,
): Promise<{ investorId: string; tradeId: string } | null> {
  if (!ORDER_REF.test(orderRef)) {
    return null;
  }
  const rows = await db
    .selectFrom('trades')
    .select(['investor_id as investorId', 'id as tradeId'])
    .where('id', 'like', `${orderRef.toLowerCase()}%`)
    .limit(MATCHES_MAX)
    .execute();
  const [order, another] = rows;
  return order === undefined || another !== undefined ? null : order;
}
