import { type ToldKind, unappliedPostingOf } from '@portal/domain/money/payments/journal-accounts';
import { appendAudit } from '../../../../platform/audit/audit.store.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import { transact } from '../../../../platform/db/transact.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { lockOrder } from '../../../order/trades/lock-order.ts';
import { flagPayment } from '../flags/flag-payment.ts';
import { recordMoney, type Telling } from '../journal/record-money.ts';
import { receiveFor } from '../movements/receive-payment.ts';
import { returnFor } from '../movements/return-payment.ts';
import { findOrderOfEvent } from './find-order-of-event.store.ts';

/** A payment as reported by a bank or a payment provider. */
export type PaymentEventInput = {
  eventId: string;
  kind: ToldKind;
  /** An order's number or reference. */
  orderRef: string;
  amountCents: bigint;
  /** The bank's own reference for the transfer, or the event's id where it has none. */
  reference: string;
  occurredAt: Date;
};

export type EventOutcome = Telling | 'unmatched';

const SOURCE = 'payment-provider';

/**
 * Records a provider's report of a payment once, however often, concurrently and in whatever order it arrives. Only the same
 * event's id counts as a repetition, and only if it says the same: what says something else is not booked, but recorded and flagged.
 * Money for an unknown order is stored and flagged: it belongs to somebody.
 */
export async function recordPaymentEvent(deps: Deps, input: PaymentEventInput): Promise<EventOutcome> {
  return transact(deps.db, async (trx) => {
    const order = await findOrderOfEvent(trx, input.orderRef);
    if (order === null) {
      return keepUnapplied(trx, deps, input);
    }
    // Locks the order before the event, so that two events of one order wait for each other in the same place.
    const trade = await lockOrder(trx, order.investorId, order.tradeId);
    const told = toldBy(input);
    const { telling } =
      input.kind === 'received'
        ? await receiveFor(trx, deps, trade, { ...told, kind: input.kind })
        : await returnFor(trx, deps, trade, { ...told, kind: input.kind });
    return telling;
  });
}

function toldBy({ eventId, amountCents, reference, orderRef, occurredAt }: PaymentEventInput) {
  const facts = { occurredAt: occurredAt.toISOString() };
  return { source: SOURCE, eventId, amountCents, reference, valueAt: occurredAt, orderRef, facts } as const;
}

async function keepUnapplied(trx: Db, deps: Deps, input: PaymentEventInput): Promise<EventOutcome> {
  const { eventId, kind, orderRef, amountCents, reference } = input;
  const told = { ...toldBy(input), kind, posting: unappliedPostingOf(kind) };
  const telling = await recordMoney(trx, deps, null, told);
  if (telling !== 'recorded') {
    return telling;
  }
  const detail = { order: orderRef, event: eventId, kind, amountCents: String(amountCents), reference };
  await flagPayment(trx, deps, 'unmatched', null, { subject: eventId, detail });
  await appendAudit(trx, deps, deps.clock.now(), {
    actor: SOURCE,
    action: 'payment.unmatched',
    target: `payment-event:${eventId}`,
    investorId: null,
    detail: { kind, amountCents: String(amountCents) },
  });
  return 'unmatched';
}
