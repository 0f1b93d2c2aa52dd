import { appendAudit } from '../audit/audit.store.ts';
import { transact } from '../db/transact.ts';
import type { Deps } from '../deps.ts';
import { lockOrder } from '../trades/lock-order.ts';
import { flagPayment } from './flag-payment.ts';
import { findOrderOfEvent, insertPaymentEvent } from './payment-events.store.ts';
import { receiveFor } from './receive-payment.ts';
import { returnFor } from './return-payment.ts';

/** What a bank or a payment provider tells. */
export type PaymentEventInput = {
  eventId: string;
  kind: 'received' | 'returned';
  /** An order's number or reference. */
  orderRef: string;
  amountCents: bigint;
  /** The bank's own word for the transfer; the event's id when it has none. */
  reference: string;
  occurredAt: Date;
};

export type EventOutcome = 'recorded' | 'known' | 'unmatched';

/**
 * Records what a provider tells of a payment, once however often and however much at once it is told. Money for an order that
 * the portal does not know is kept and pointed out: it is somebody's.
 */
export async function recordPaymentEvent(deps: Deps, input: PaymentEventInput): Promise<EventOutcome> {
  return transact(deps.db, async (trx) => {
    const { eventId, kind, orderRef, amountCents, reference, occurredAt } = input;
    const order = await findOrderOfEvent(trx, orderRef);
    // The order first and the event second, so that two events of one order wait for each other in one place.
    const trade = order === null ? null : await lockOrder(trx, order.investorId, order.tradeId);
    const at = deps.clock.now();
    const isNew = await insertPaymentEvent(trx, {
      id: deps.newId(),
      eventId,
      kind,
      orderRef,
      amountCents,
      reference,
      order,
      occurredAt,
      recordedAt: at,
    });
    if (!isNew) {
      return 'known';
    }
    if (trade === null) {
      await flagPayment(trx, deps, 'unmatched', null, {
        order: orderRef,
        event: eventId,
        kind,
        amountCents: String(amountCents),
        reference,
      });
      await appendAudit(trx, at, {
        actor: 'payment-provider',
        action: 'payment.unmatched',
        target: `payment-event:${eventId}`,
        investorId: null,
        detail: { kind, amountCents: String(amountCents) },
      });
      return 'unmatched';
    }
    const payment = { amountCents, reference, actor: 'payment-provider' } as const;
    const { isNew: hasMoved } =
      kind === 'received'
        ? await receiveFor(trx, deps, trade, payment)
        : await returnFor(trx, deps, trade, payment);
    return hasMoved ? 'recorded' : 'known';
  });
}
