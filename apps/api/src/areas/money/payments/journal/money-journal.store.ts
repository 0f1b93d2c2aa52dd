import type { MoneyKind, Posting } from '@portal/domain/money/payments/journal-accounts';
import type { MoneySource } from '@portal/domain/money/payments/money-event';
import type { Db } from '../../../../platform/db/tables.ts';

type OrderKey = { investorId: string; tradeId: string };

/** A journal row: what a source reported, and where it is booked. */
export type JournalRow = {
  id: string;
  source: MoneySource;
  /** The source's own id of the event, which makes a repetition harmless. */
  eventId: string;
  kind: MoneyKind;
  order: OrderKey | null;
  /** The order as named by the source; null where the portal knew it. */
  orderRef: string | null;
  reference: string | null;
  amountCents: bigint;
  posting: Posting;
  valueAt: Date;
  recordedAt: Date;
  orderWasClosed: boolean;
  facts: Record<string, string>;
  /** The staff who reported it; null where a bank or provider did. */
  toldBy: string | null;
};

/** Adds a row once; false when its source reported this event before. Waits for another transaction that is adding the same one. */
export async function insertMoney(trx: Db, row: JournalRow): Promise<boolean> {
  const rows = await trx
    .insertInto('money_journal')
    .values({
      id: row.id,
      source: row.source,
      event_id: row.eventId,
      kind: row.kind,
      investor_id: row.order?.investorId ?? null,
      trade_id: row.order?.tradeId ?? null,
      order_ref: row.orderRef,
      reference: row.reference,
      amount_cents: row.amountCents,
      debit_account: row.posting.debit,
      credit_account: row.posting.credit,
      value_at: row.valueAt,
      recorded_at: row.recordedAt,
      order_was_closed: row.orderWasClosed,
      facts: JSON.stringify(row.facts),
      told_by: row.toldBy,
    })
    .onConflict((conflict) => conflict.columns(['source', 'event_id']).doNothing())
    .returning('id')
    .execute();
  return rows.length > 0;
}

/** What a source reported under an event id. */
export type ToldBefore = {
  id: string;
  kind: MoneyKind | 'authorization';
  tradeId: string | null;
  orderRef: string | null;
  reference: string | null;
  amountCents: bigint;
  valueAt: Date;
  recordedAt: Date;
};

export async function findMoney(
  db: Db,
  source: MoneySource,
  eventId: string,
): Promise<ToldBefore | undefined> {
  return db
    .selectFrom('money_journal')
    .select([
      'id',
      'kind',
      'trade_id as tradeId',
      'order_ref as orderRef',
      'reference',
      'amount_cents as amountCents',
      'value_at as valueAt',
      'recorded_at as recordedAt',
    ])
    .where('source', '=', source)
    .where('event_id', '=', eventId)
    .executeTakeFirst();
}

/** A row by its own id. Throws when there is none. */
export async function findMoneyById(db: Db, id: string): Promise<ToldBefore & { eventId: string }> {
  return db
    .selectFrom('money_journal')
    .select([
      'id',
      'event_id as eventId',
      'kind',
      'trade_id as tradeId',
      'order_ref as orderRef',
      'reference',
      'amount_cents as amountCents',
      'value_at as valueAt',
      'recorded_at as recordedAt',
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** A row of an order for staff to read: cents added to what is held for it, or taken from it. */
export type MoneyLine = {
  id: string;
  kind: MoneyKind | 'authorization';
  amountCents: bigint;
  reference: string | null;
  source: string;
  at: Date;
};

const LINES_LISTED_MAX = 200;

/** An order's money, in the sequence of recording. */
export async function listMoney(db: Db, investorId: string, tradeId: string): Promise<MoneyLine[]> {
  const rows = await db
    .selectFrom('money_journal')
    .select(['id', 'kind', 'amount_cents', 'credit_account', 'reference', 'source', 'recorded_at as at'])
    .where('investor_id', '=', investorId)
    .where('trade_id', '=', tradeId)
    .orderBy('recorded_at')
    .orderBy('seq')
    .limit(LINES_LISTED_MAX)
    .execute();
  return rows.map(({ amount_cents, credit_account, ...row }) => {
    const isAdded = credit_account === 'order-funds' || credit_account === 'authorizations';
    return { ...row, amountCents: isAdded ? amount_cents : -amount_cents };
  });
}

/** Records that a statement's line stands for a reported row, so that no other row is taken for that line. */
export async function confirmMoney(trx: Db, journalId: string): Promise<void> {
  await trx.insertInto('confirmed_money').values({ journal_id: journalId }).execute();
}

/** Takes that back: the line was matched by mistake. */
export async function unconfirmMoney(trx: Db, journalId: string): Promise<void> {
  await trx.deleteFrom('confirmed_money').where('journal_id', '=', journalId).execute();
}

export async function insertPayor(trx: Db, journalId: string, sealed: Buffer): Promise<void> {
  await trx.insertInto('money_payors').values({ journal_id: journalId, sealed_payor: sealed }).execute();
}

/** The sealed payors of those journal rows that have one. */
export async function findSealedPayors(
  db: Db,
  journalIds: readonly string[],
): Promise<{ journalId: string; sealed: Buffer }[]> {
  if (journalIds.length === 0) {
    return [];
  }
  const rows = await db
    .selectFrom('money_payors')
    .select(['journal_id as journalId', 'sealed_payor as sealed'])
    .where('journal_id', 'in', journalIds)
    .execute();
  return rows.flatMap(({ journalId, sealed }) => (sealed === null ? [] : [{ journalId, sealed }]));
}
