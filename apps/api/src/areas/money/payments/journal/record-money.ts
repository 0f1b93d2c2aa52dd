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

/** A report about an order's money. */
export type ToldMoney = {
  source: MoneySource;
  /** The staff who report it; absent for a bank or provider. */
  by?: StaffActor;
  eventId: string;
  kind: MoneyKind;
  amountCents: bigint;
  reference: string | null;
  /** Absent: the time of recording. */
  valueAt?: Date;
  orderRef?: string;
  /** The payor as somebody wrote it; stored sealed, beside the row. */
  payor?: string;
  /** Anything else the source reported; nothing that names a person. */
  facts?: Record<string, string>;
  /** Absent: the usual posting of its kind. */
  posting?: Posting;
};

/**
 * Writes a journal row about an order that the caller has locked, or about none that is known; false when its source reported
 * this event before. Throws VALIDATION for a zero amount, and IDEMPOTENCY_KEY_REUSED when staff send different money under a used
 * key; a bank that reuses an event's id for something else is flagged.
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
    await judgeRepetition(trx, deps, trade, told);
  } else if (told.payor !== undefined) {
    await keepPayor(trx, deps, id, told.payor);
  }
  return isNew;
}

/** A repeated event id: harmless for the same report; otherwise throws for staff, and flags what a bank reports. */
async function judgeRepetition(
  trx: Db,
  deps: Deps,
  trade: TradeRecord | null,
  told: ToldMoney,
): Promise<void> {
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

/** Money is booked no later than it was reported. */
function notAfter(recordedAt: Date, valueAt: Date): Date {
  return valueAt < recordedAt ? valueAt : recordedAt;
}

/** Who reported money, and details, for the audit log: a person by name, or the provider. */
export function tellerOf(
  { by, source }: Pick<ToldMoney, 'by' | 'source'>,
  detail: Record<string, unknown>,
): Acted {
  if (by !== undefined) {
    return acted(by, detail);
  }
  if (source === 'dealer') {
    throw new Error('money reported by the dealer names no member of staff');
  }
  return { actor: source, detail };
}

/**
 * What staff enter about a payment. `key` comes from their form, so that sending it twice counts once; without one every payment
 * is new.
 */
export type PaymentByHand = { amountCents: bigint; reference: string; key?: string | undefined };

/** A payment reported by staff. Two of them are never merged because of what was entered. */
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
    throw new Error(`no journal row was recorded for event ${eventId} of ${source}`);
  }
  return row.id;
}
