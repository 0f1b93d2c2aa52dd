import {
  type MoneyKind,
  type Posting,
  postingOf,
  type ToldKind,
} from '@portal/domain/money/payments/journal-accounts';
import type { MoneySource } from '@portal/domain/money/payments/money-event';
import { isActiveStatus } from '@portal/domain/order/trades/trade-status';
import { type Acted, acted } from '../../../../platform/audit/acted.ts';
import { appendAudit } from '../../../../platform/audit/audit.store.ts';
import { sha256Hex } from '../../../../platform/crypto/new-token.ts';
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

/** What became of a report: booked; told before in the same words; or told before in others, and flagged for a person. */
export type Telling = 'recorded' | 'known' | 'told-otherwise';

/**
 * Writes a journal row about an order that the caller has locked, or about none that is known. Throws VALIDATION for a zero amount, and IDEMPOTENCY_KEY_REUSED when staff send different money under a used
 * key; a bank that reuses an event's id for something else is flagged.
 */
export async function recordMoney(
  trx: Db,
  deps: Deps,
  trade: TradeRecord | null,
  told: ToldMoney,
): Promise<Telling> {
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
    return judgeRepetition(trx, deps, trade, told);
  }
  if (told.payor !== undefined) {
    await keepPayor(trx, deps, id, told.payor);
  }
  return 'recorded';
}

/**
 * A repeated event id: harmless for the same report; otherwise throws for staff, and what a bank reports is recorded and flagged,
 * once for each thing it says.
 */
async function judgeRepetition(
  trx: Db,
  deps: Deps,
  trade: TradeRecord | null,
  told: ToldMoney,
): Promise<Telling> {
  const before = await findMoney(trx, told.source, told.eventId);
  if (before === undefined || isSameMoney(before, told, trade?.id ?? null)) {
    return 'known';
  }
  if (told.source === 'dealer') {
    throw new AppError('IDEMPOTENCY_KEY_REUSED');
  }
  const { eventId, kind, amountCents, reference, valueAt, orderRef } = told;
  const detail = { event: eventId, kind, amountCents: String(amountCents), reference: reference ?? '' };
  const said = [kind, detail.amountCents, reference, valueAt?.toISOString(), trade?.id ?? orderRef];
  const subject = `${eventId} ${sha256Hex(JSON.stringify(said)).slice(0, SAID_LENGTH)}`;
  if (await flagPayment(trx, deps, 'told-otherwise', trade, { subject, detail })) {
    const first = { kind: before.kind, amountCents: String(before.amountCents), reference: before.reference };
    await appendAudit(trx, deps, deps.clock.now(), {
      actor: told.source,
      action: 'payment.told-otherwise',
      target: trade === null ? `payment-event:${eventId}` : `trade:${trade.id}`,
      investorId: trade?.investorId ?? null,
      detail: { ...detail, first },
    });
  }
  return 'told-otherwise';
}

/** Tells two things apart that were said under one event's id. */
const SAID_LENGTH = 12;

function isSameMoney(before: ToldBefore, told: ToldMoney, tradeId: string | null): boolean {
  return (
    before.kind === told.kind &&
    before.amountCents === told.amountCents &&
    before.reference === told.reference &&
    before.tradeId === tradeId &&
    (tradeId !== null || told.orderRef === undefined || before.orderRef === told.orderRef) &&
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
