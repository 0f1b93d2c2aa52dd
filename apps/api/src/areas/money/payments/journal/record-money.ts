import {
  type MoneyKind,
  type Posting,
  postingOf,
  type ToldKind,
} from '@portal/domain/money/payments/journal-accounts';
import type { MoneySource } from '@portal/domain/money/payments/money-event';
import { isActiveStatus } from '@portal/domain/order/trades/trade-status';
import { type Acted, acted } from '../../../../platform/audit/acted.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { StaffActor } from '../../../../platform/http/actor.ts';
import { AppError, invalid } from '../../../../platform/http/app-error.ts';
import type { TradeRecord } from '../../../order/trades/trade-record.ts';
import { flagPayment } from '../flags/flag-payment.ts';
import { findMoney, insertMoney, type ToldBefore } from './money-journal.store.ts';
import { keepPayor } from './read-payors.ts';

/** What somebody tells of an order's money. */
export type ToldMoney = {
  source: MoneySource;
  /** Who of the office tells it; absent where a bank or provider does. */
  by?: StaffActor;
  eventId: string;
  kind: MoneyKind;
  amountCents: bigint;
  reference: string | null;
  /** Absent: the time of recording. */
  valueAt?: Date;
  orderRef?: string;
  /** Who paid, as somebody wrote it; kept sealed, beside the row. */
  payor?: string;
  /** What else the source told; nothing that names a person. */
  facts?: Record<string, string>;
  /** Absent: where its kind is booked. */
  posting?: Posting;
};

/**
 * Writes a row of the journal about an order that the caller has locked, or of none that the portal knows; false when its source told this event before. Throws
 * VALIDATION for an amount of nothing, and IDEMPOTENCY_KEY_REUSED when the dealer sends other money under a key that was used; a bank
 * that uses an event's id for something else is pointed out.
 */
export async function recordMoney(
  trx: Db,
  deps: Deps,
  trade: TradeRecord | null,
  told: ToldMoney,
): Promise<boolean> {
  if (told.amountCents <= 0n) {
    throw invalid([{ path: 'amount', key: 'errors.fieldInvalid' }]);
  }
  const at = deps.clock.now();
  const id = deps.newId();
  const isNew = await insertMoney(trx, {
    id,
    source: told.source,
    eventId: told.eventId,
    kind: told.kind,
    order: trade === null ? null : { investorId: trade.investorId, tradeId: trade.id },
    orderRef: told.orderRef ?? null,
    reference: told.reference,
    amountCents: told.amountCents,
    posting: told.posting ?? postingOf(told.kind),
    valueAt: notAfter(at, told.valueAt ?? at),
    recordedAt: at,
    orderWasClosed: trade !== null && (!isActiveStatus(trade.status) || trade.status === 'settled'),
    facts: told.facts ?? {},
    toldBy: told.by?.staffId ?? null,
  });
  if (!isNew) {
    await mindOtherwise(trx, deps, trade, told);
  } else if (told.payor !== undefined) {
    await keepPayor(trx, deps, id, told.payor);
  }
  return isNew;
}

/** The same event id again: nothing, if it tells the same; throws for the dealer's own hand, points out what a bank tells otherwise. */
async function mindOtherwise(trx: Db, deps: Deps, trade: TradeRecord | null, told: ToldMoney): Promise<void> {
  const before = await findMoney(trx, told.source, told.eventId);
  if (before === undefined || isSameMoney(before, told, trade?.id ?? null)) {
    return;
  }
  if (told.source === 'dealer') {
    throw new AppError('IDEMPOTENCY_KEY_REUSED');
  }
  await flagPayment(trx, deps, 'told-otherwise', trade, {
    subject: told.eventId,
    detail: {
      event: told.eventId,
      kind: told.kind,
      amountCents: String(told.amountCents),
      reference: told.reference ?? '',
    },
  });
}

function isSameMoney(before: ToldBefore, told: ToldMoney, tradeId: string | null): boolean {
  return (
    before.kind === told.kind &&
    before.amountCents === told.amountCents &&
    before.reference === told.reference &&
    before.tradeId === tradeId &&
    (told.valueAt === undefined ||
      Number(before.valueAt) === Number(notAfter(before.recordedAt, told.valueAt)))
  );
}

/** Money is in the books by the time that somebody told of it. */
function notAfter(recordedAt: Date, valueAt: Date): Date {
  return valueAt < recordedAt ? valueAt : recordedAt;
}

/** Who told of money, for the audit log with what else it says: a person by name, or the provider. */
export function tellerOf(
  { by, source }: Pick<ToldMoney, 'by' | 'source'>,
  detail: Record<string, unknown>,
): Acted {
  if (by !== undefined) {
    return acted(by, detail);
  }
  if (source === 'dealer') {
    throw new Error('money that the dealer tells of names nobody');
  }
  return { actor: source, detail };
}

/** What the dealer's people type of a payment. `key`: their form's own, sent twice it is one; absent: another payment each time. */
export type PaymentByHand = { amountCents: bigint; reference: string; key?: string | undefined };

/** A payment as the dealer tells it. Nothing that they type of it makes two of them one. */
export function toldByHand<Kind extends ToldKind>(
  { newId }: Pick<Deps, 'newId'>,
  by: StaffActor,
  kind: Kind,
  tradeId: string,
  { amountCents, reference, key }: PaymentByHand,
): ToldMoney & { kind: Kind } {
  const eventId = `${kind}:${tradeId}:${key === undefined ? newId() : `${by.staffId}:${key}`}`;
  return { source: 'dealer', by, eventId, kind, amountCents, reference };
}

/** The id of the row that a source's event became. Throws where there is none. */
export async function findRecorded(trx: Db, source: MoneySource, eventId: string): Promise<string> {
  const row = await findMoney(trx, source, eventId);
  if (row === undefined) {
    throw new Error(`nothing was recorded of ${source}'s ${eventId}`);
  }
  return row.id;
}
