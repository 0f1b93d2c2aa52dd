import { MONEY_FLAG_KINDS } from '@portal/domain/money/payments/money-flags';
import type { PaymentFlagKind } from '@portal/domain/money/payments/payment-flag-kinds';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/tables.ts';

/** Something about money that staff have to look at. */
export type PaymentFlag = {
  id: string;
  kind: PaymentFlagKind;
  investorId: string | null;
  tradeId: string | null;
  /** Tells flags of one kind apart; empty where an order has at most one. */
  subject: string;
  /** What it is based on: once cleared, it only comes back on another basis. */
  basis: string;
  /** Short facts; never an account number. */
  detail: Record<string, string>;
  /** The sealed payor; null where the flag is about something else. */
  sealedPayor: Buffer | null;
  createdAt: Date;
};

/** Adds a flag; false, without a change, where the order already has it for the same reason. */
export async function insertFlag(trx: Db, flag: PaymentFlag): Promise<boolean> {
  const rows = await trx
    .insertInto('payment_flags')
    .values({
      id: flag.id,
      investor_id: flag.investorId,
      trade_id: flag.tradeId,
      kind: flag.kind,
      subject: flag.subject,
      basis: flag.basis,
      detail: JSON.stringify(flag.detail),
      sealed_payor: flag.sealedPayor,
      created_at: flag.createdAt,
      cleared_at: null,
      cleared_note: null,
      cleared_by: null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['trade_id', 'kind', 'subject'])
        .where(sql<boolean>`trade_id is not null and cleared_at is null`)
        .doNothing(),
    )
    .returning('id')
    .execute();
  return rows.length > 0;
}

/** Whether a flag about money of no known order is open: of those the database keeps no two apart. */
export async function hasOpenFlagOfNoOrder(
  trx: Db,
  kind: PaymentFlagKind,
  subject: string,
): Promise<boolean> {
  const found = await trx
    .selectFrom('payment_flags')
    .select('id')
    .where('trade_id', 'is', null)
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('cleared_at', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
}

const FLAGS_LISTED_MAX = 200;

/** The open flags, oldest first. */
export async function listOpenFlags(db: Db): Promise<PaymentFlag[]> {
  return (await openFlags(db).execute()).map(flagOf);
}

/** The number of an order's open flags. */
export async function countOpenFlagsOf(db: Db, tradeId: string): Promise<number> {
  const { count } = await db
    .selectFrom('payment_flags')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('trade_id', '=', tradeId)
    .where('cleared_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

const FLAG_COLUMNS = [
  'id',
  'kind',
  'investor_id',
  'trade_id',
  'subject',
  'basis',
  'detail',
  'sealed_payor',
  'created_at',
] as const;

function openFlags(db: Db) {
  return db
    .selectFrom('payment_flags')
    .select(FLAG_COLUMNS)
    .where('cleared_at', 'is', null)
    .orderBy('created_at')
    .limit(FLAGS_LISTED_MAX);
}

type FlagRow = Awaited<ReturnType<ReturnType<typeof openFlags>['execute']>>[number];

function flagOf(row: FlagRow): PaymentFlag {
  return {
    id: row.id,
    kind: row.kind,
    investorId: row.investor_id,
    tradeId: row.trade_id,
    subject: row.subject,
    basis: row.basis,
    detail: row.detail,
    sealedPayor: row.sealed_payor,
    createdAt: row.created_at,
  };
}

/** A flag raised by an order's money, open or not. */
export type RaisedFlag = {
  id: string;
  kind: PaymentFlagKind;
  subject: string;
  basis: string;
  isOpen: boolean;
};

/** All flags that an order's money ever raised. */
export async function listMoneyFlags(trx: Db, investorId: string, tradeId: string): Promise<RaisedFlag[]> {
  const rows = await trx
    .selectFrom('payment_flags')
    .select(['id', 'kind', 'subject', 'basis', 'cleared_at'])
    .where('investor_id', '=', investorId)
    .where('trade_id', '=', tradeId)
    .where('kind', 'in', [...MONEY_FLAG_KINDS])
    .execute();
  return rows.map(({ cleared_at, ...flag }) => ({ ...flag, isOpen: cleared_at === null }));
}

/** The note on a flag that the portal ended itself. */
export const NO_LONGER_SO = 'no longer so';
/** Of an open flag. */
const NO_BASIS = '';

/** Ends a flag whose reason is gone; nobody has looked at it, so it may come back. */
export async function endFlag(trx: Db, id: string, at: Date): Promise<void> {
  await trx
    .updateTable('payment_flags')
    .set({ cleared_at: at, cleared_note: NO_LONGER_SO, basis: NO_BASIS })
    .where('id', '=', id)
    .where('cleared_at', 'is', null)
    .execute();
}

/** Ends an order's open flag about a subject that was undone. */
export async function endFlagAbout(
  trx: Db,
  { tradeId, kind, subject }: Pick<PaymentFlag, 'kind' | 'subject'> & { tradeId: string },
  at: Date,
): Promise<void> {
  await trx
    .updateTable('payment_flags')
    .set({ cleared_at: at, cleared_note: NO_LONGER_SO })
    .where('trade_id', '=', tradeId)
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('cleared_at', 'is', null)
    .execute();
}

/** Updates an open flag to its present basis. */
export async function moveFlag(
  trx: Db,
  id: string,
  { basis, detail }: { basis: string; detail: Readonly<Record<string, string>> },
): Promise<void> {
  await trx
    .updateTable('payment_flags')
    .set({ basis, detail: JSON.stringify(detail) })
    .where('id', '=', id)
    .where('basis', '<>', basis)
    .execute();
}

/** The open flag whose id starts with the typed text; undefined when there is none, or more than one. */
export async function findOpenFlag(db: Db, typed: string): Promise<PaymentFlag | undefined> {
  const prefix = typed.toLowerCase();
  const [flag, another] = (await listOpenFlags(db)).filter(({ id }) => id.startsWith(prefix));
  return another === undefined ? flag : undefined;
}

/** A flag by its whole id, open or not. */
export async function findFlag(db: Db, id: string): Promise<(PaymentFlag & { isOpen: boolean }) | undefined> {
  const row = await db
    .selectFrom('payment_flags')
    .select([...FLAG_COLUMNS, 'cleared_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined ? undefined : { ...flagOf(row), isOpen: row.cleared_at === null };
}

/** Clears a flag; false when it had already ended. */
export async function clearOpenFlag(
  trx: Db,
  id: string,
  { note, at, by }: { note: string; at: Date; by: string },
): Promise<boolean> {
  const rows = await trx
    .updateTable('payment_flags')
    .set({ cleared_at: at, cleared_note: note, cleared_by: by })
    .where('id', '=', id)
    .where('cleared_at', 'is', null)
    .returning('id')
    .execute();
  return rows.length > 0;
}

/** Clears the open flag about an event of no order; false where there is none. Waits for anybody applying its money. */
export async function clearUnmatchedFlag(
  trx: Db,
  eventId: string,
  { note, at, by }: { note: string; at: Date; by: string },
): Promise<boolean> {
  const rows = await trx
    .updateTable('payment_flags')
    .set({ cleared_at: at, cleared_note: note, cleared_by: by })
    .where('kind', '=', 'unmatched')
    .where('subject', '=', eventId)
    .where('cleared_at', 'is', null)
    .returning('id')
    .execute();
  return rows.length > 0;
}
