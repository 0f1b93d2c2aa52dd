import type { MoneyKind } from '@portal/domain/money/payments/journal-accounts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/tables.ts';
import type { DaySpan } from './day-span.ts';

/** What a row adds to the trust account, less than nothing where it takes from it. */
const INTO_TRUST = sql`case when entry.debit_account = 'trust' then entry.amount_cents else -entry.amount_cents end`;
/** A row of the journal about the trust account. */
const OF_TRUST = sql`(entry.debit_account = 'trust') <> (entry.credit_account = 'trust')`;

export type BooksOfDay = {
  inCents: bigint;
  outCents: bigint;
  closingCents: bigint;
  toIssuersCents: bigint;
  toInvestorsCents: bigint;
  bankChargesCents: bigint;
  bankInterestCents: bigint;
};

/** What the books say at the end of a day: the trust account, what is decided to leave it and has not, and what is the bank's own. */
export async function readBooksOfDay(db: Db, { from, until }: DaySpan): Promise<BooksOfDay> {
  const { rows } = await sql<BooksOfDay>`
    select
      coalesce(sum(${INTO_TRUST}) filter (where ${OF_TRUST}), 0)::bigint as "closingCents",
      coalesce(sum(entry.amount_cents) filter (
        where ${OF_TRUST} and entry.debit_account = 'trust' and entry.value_at >= ${from}), 0)::bigint as "inCents",
      coalesce(sum(entry.amount_cents) filter (
        where ${OF_TRUST} and entry.credit_account = 'trust' and entry.value_at >= ${from}), 0)::bigint as "outCents",
      (${balanceOf('issuers')})::bigint as "toIssuersCents",
      (${balanceOf('refunds-payable')})::bigint as "toInvestorsCents",
      (${balanceOf('bank-charges')})::bigint as "bankChargesCents",
      (${balanceOf('bank-interest')})::bigint as "bankInterestCents"
    from money_journal entry
    where entry.value_at < ${until}`.execute(db);
  const [books] = rows;
  if (books === undefined) {
    throw new Error('sums of the journal are one row');
  }
  return books;
}

function balanceOf(account: 'issuers' | 'refunds-payable' | 'bank-charges' | 'bank-interest') {
  return sql`coalesce(sum(entry.amount_cents) filter (where entry.credit_account = ${account}), 0)
    - coalesce(sum(entry.amount_cents) filter (where entry.debit_account = ${account}), 0)`;
}

/** An entry about the trust account that no line up to the day stands for. */
export type OpenEntry = {
  id: string;
  kind: MoneyKind;
  valueAt: Date;
  cents: bigint;
  tradeId: string | null;
  text: string | null;
  undoes: string | null;
  lineDay: string | null;
};

export async function listOpenEntries(db: Db, { day, until }: DaySpan, limit: number): Promise<OpenEntry[]> {
  const { rows } = await sql<OpenEntry>`
    select entry.id, entry.kind, entry.value_at as "valueAt", ${INTO_TRUST} as cents, entry.trade_id as "tradeId",
      coalesce(entry.reference, entry.order_ref) as text, entry.facts ->> 'row' as undoes, line.day as "lineDay"
    from money_journal entry
    left join bank_matches match on match.journal_id = entry.id and match.undone_at is null
    left join bank_lines line on line.id = match.line_id
    where entry.value_at < ${until} and ${OF_TRUST} and (line.day is null or line.day > ${day})
    order by entry.seq
    limit ${limit}`.execute(db);
  return rows;
}

/**
 * Money of no order, by the row that brought it, with what is left of it: what followed says of which it is. Less than nothing went back of
 * none.
 */
export async function listUnapplied(
  db: Db,
  { until }: DaySpan,
  limit: number,
): Promise<{ id: string; valueAt: Date; cents: bigint }[]> {
  const { rows } = await sql<{ id: string; valueAt: Date; cents: bigint }>`
    select coalesce(entry.facts ->> 'event', entry.id) as id, min(entry.value_at) as "valueAt",
      sum(case when entry.credit_account = 'unapplied' then entry.amount_cents else -entry.amount_cents end)::bigint as cents
    from money_journal entry
    where entry.value_at < ${until} and 'unapplied' in (entry.debit_account, entry.credit_account)
    group by 1
    having sum(case when entry.credit_account = 'unapplied' then entry.amount_cents else -entry.amount_cents end) <> 0
    order by min(entry.seq)
    limit ${limit}`.execute(db);
  return rows;
}
