import type { ToldOfNoOrder } from '@portal/domain/money/bank/lines/told-of-line';
import type { Posting } from '@portal/domain/money/payments/journal-accounts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../../platform/db/tables.ts';
import { NOT_TAKEN_BACK } from '../../payments/journal/money-event.sql.ts';

/** What a journal row has to match for a statement's line to confirm it. */
export type Wanted = {
  tradeId: string;
  kinds: readonly ('received' | 'returned' | 'released' | 'refunded')[];
  cents: bigint;
};

/** Of a journal row, `row`: it still counts, and neither a statement's line nor a pay-out stands for it. */
const NO_LINE = sql<boolean>`${NOT_TAKEN_BACK} and not exists (
    select 1 from bank_matches match where match.journal_id = row.id and match.undone_at is null)
  and not exists (
    select 1 from bank_matches match join money_journal paid on paid.id = match.journal_id
    where match.undone_at is null and paid.kind = 'paid-out' and paid.facts ->> 'row' = row.id)`;

/**
 * The earliest row of an order's money, to the cent, that no statement line stands for yet: reported by a provider or by hand
 * before the bank's file had it. For money allocated from unapplied money this is the row that first reported it.
 */
export async function findUnconfirmed(
  trx: Db,
  { tradeId, kinds, cents }: Wanted,
): Promise<{ id: string; kind: string } | undefined> {
  return trx
    .selectFrom('money_journal as row')
    .select(['row.id', 'row.kind'])
    .where('row.kind', 'in', [...kinds])
    .where('row.amount_cents', '=', cents)
    .where('row.source', '<>', 'bank')
    .where(
      sql<boolean>`case when row.trade_id = ${tradeId} then
        'unapplied' not in (row.debit_account, row.credit_account)
      else exists (
        select 1 from money_journal applied
        where applied.trade_id = ${tradeId} and applied.facts ->> 'event' = row.id
      ) end`,
    )
    .where(NO_LINE)
    .orderBy('row.seq')
    .limit(1)
    .executeTakeFirst();
}

/** Receipts of no order, to the cent, that are not applied to one and that no line stands for yet, earliest first. */
export async function listUnconfirmedOfNoOrder(
  trx: Db,
  cents: bigint,
): Promise<(ToldOfNoOrder & { id: string; eventId: string })[]> {
  return trx
    .selectFrom('money_journal as row')
    .select([
      'row.id',
      'row.event_id as eventId',
      'row.reference',
      'row.order_ref as orderRef',
      'row.value_at as valueAt',
    ])
    .where('row.kind', '=', 'received')
    .where('row.amount_cents', '=', cents)
    .where('row.source', '<>', 'bank')
    .where('row.debit_account', '=', 'trust')
    .where('row.credit_account', '=', 'unapplied')
    .where(
      sql<boolean>`not exists (select 1 from money_journal applied where applied.facts ->> 'event' = row.id)`,
    )
    .where(NO_LINE)
    .orderBy('row.seq')
    .execute();
}

/** Money of any order reported before the bank had it. */
export type ToldRecord = { tradeId: string; kind: Wanted['kinds'][number]; cents: bigint };

/**
 * Which money: of these orders, or of these amounts. Of an amount, each way, that of the newest `ofAmount` orders and of all with one
 * of these references, each order's newest: a page compares each of its lines with all of them.
 */
type ToldOf =
  | { tradeIds: readonly string[] }
  | { amounts: readonly bigint[]; references: readonly string[]; ofAmount: number };

/** Of a journal row, `row`: what was told of an order or of no order, that still counts and that no line stands for. */
const IS_TOLD = sql`row.kind in ('received', 'returned', 'released', 'refunded') and row.source <> 'bank'
  and row.facts ->> 'event' is null and ${NO_LINE}`;

/**
 * The rows of these amounts among the few that the database keeps as open: amounts repeat, and each year adds rows of the same. Each by
 * its id: how many are open is what no statistics know, and for a wrong guess the whole journal would be read.
 */
function toldOfAmounts(amounts: readonly bigint[]): RawBuilder<unknown> {
  return sql`(select journal_id from money_not_at_bank union all select journal_id from money_not_paid_out) open
    cross join lateral (
      select * from money_journal row
      where row.id = open.journal_id and row.amount_cents = any(${amounts.map(String)}::bigint[]) and ${IS_TOLD} offset 0) row`;
}

/** Their own rows, and those of money of no order that they allocate to it: asked by the order, not of all rows there ever were. */
function toldOfOrders(tradeIds: readonly string[]): RawBuilder<unknown> {
  return sql`(select * from money_journal row where ${IS_TOLD} and row.id in (
    select coalesce(own.facts ->> 'event', own.id)
    from trades join money_journal own on own.investor_id = trades.investor_id and own.trade_id = trades.id
    where trades.id = any(${[...tradeIds]}::text[]))) row`;
}

/** Reported money that no statement line stands for yet, newest first. */
export async function listTold(db: Db, of: ToldOf): Promise<ToldRecord[]> {
  const told = sql`
    select row.seq, row.kind, row.amount_cents as cents,
      case when 'unapplied' in (row.debit_account, row.credit_account) then (
        select applied.trade_id from money_journal applied where applied.facts ->> 'event' = row.id limit 1)
      else row.trade_id end as "tradeId"
    from ${'amounts' in of ? toldOfAmounts(of.amounts) : toldOfOrders(of.tradeIds)}`;
  const asked =
    'amounts' in of
      ? newestOf(told, of)
      : sql`select * from (${told}) told where "tradeId" = any(${[...of.tradeIds]}::text[])`;
  const { rows } = await sql<ToldRecord>`
    select seq, kind, cents, "tradeId" from (${asked}) asked order by seq desc`.execute(db);
  return rows;
}

function newestOf(
  told: RawBuilder<unknown>,
  { references, ofAmount }: { references: readonly string[]; ofAmount: number },
): RawBuilder<unknown> {
  const lower = references.map((each) => each.toLowerCase());
  return sql`
    select * from (
      select each.*, row_number() over (partition by cents, kind = 'received' order by seq desc) as place from (
        select distinct on (cents, kind = 'received', "tradeId") * from (${told}) told
        where "tradeId" is not null order by cents, kind = 'received', "tradeId", seq desc) each) placed
    where place <= ${ofAmount} or left("tradeId", 8) = any(${lower}::text[])`;
}

type Entry = {
  posting: Posting;
  valueAt: Date;
  reference: string | null;
  /** The row that brought the unapplied money it refers to; null where it refers to none. */
  event: string | null;
};

/** A journal row, with what reversing it needs. Throws when there is none. */
export async function findEntry(trx: Db, journalId: string): Promise<Entry> {
  const { debit, credit, ...entry } = await trx
    .selectFrom('money_journal')
    .select([
      'debit_account as debit',
      'credit_account as credit',
      'value_at as valueAt',
      'reference',
      sql<string | null>`facts ->> 'event'`.as('event'),
    ])
    .where('id', '=', journalId)
    .executeTakeFirstOrThrow();
  return { ...entry, posting: { debit, credit } };
}
