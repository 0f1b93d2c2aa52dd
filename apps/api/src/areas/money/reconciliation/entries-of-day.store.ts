import type { MoneyKind } from '@portal/domain/money/payments/journal-accounts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/tables.ts';
import { STORED_EVENT } from '../payments/journal/money-event.sql.ts';
import type { StoredMoneyFacts } from '../payments/journal/stored-money-facts.ts';
import type { DaySpan } from './day-span.ts';

/** What a row adds to the trust account; negative where it takes from it. */
const INTO_TRUST = sql`case when entry.debit_account = 'trust' then entry.amount_cents else -entry.amount_cents end`;
/** True for a journal row that changes the trust account. */
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

/** The books at the end of a day: the trust account, what was decided to leave it but has not, and what is the bank's own. */
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
    throw new Error('sums over the journal must give one row');
  }
  return books;
}

function balanceOf(account: 'issuers' | 'refunds-payable' | 'bank-charges' | 'bank-interest') {
  return sql`coalesce(sum(entry.amount_cents) filter (where entry.credit_account = ${account}), 0)
    - coalesce(sum(entry.amount_cents) filter (where entry.debit_account = ${account}), 0)`;
}

/** An entry in the trust account that no line up to the day stands for. */
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

/** The earliest of them, without those of which another took the whole back by the end of the day. */
export async function listOpenEntries(db: Db, { day, until }: DaySpan, limit: number): Promise<OpenEntry[]> {
  const entry = sql`entry.seq, entry.id, entry.kind, entry.value_at as "valueAt", ${INTO_TRUST} as cents,
    entry.trade_id as "tradeId", coalesce(entry.reference, entry.order_ref) as text, entry.facts ->> 'row' as undoes`;
  // Two questions, of which the second is about the lines after the day alone: in one, each match of all years led to its line.
  const { rows } = await sql<OpenEntry>`
    select id, kind, "valueAt", cents, "tradeId", text, undoes, "lineDay" from (
      select ${entry}, null as "lineDay" from (
        (select seq from money_not_at_bank where over_at is null and value_at < ${until} order by seq limit ${limit})
        union all
        select seq from money_not_at_bank where over_at >= ${until} and value_at < ${until}
      ) open
      join money_journal entry on entry.seq = open.seq
      union all
      select ${entry}, line.day
      from trust_accounts account
      join bank_lines line on line.account_id = account.id and line.day > ${day}
      join bank_matches match on match.line_id = line.id and match.undone_at is null
      join money_journal entry on entry.id = match.journal_id
      where entry.value_at < ${until} and ${OF_TRUST}
    ) found
    order by seq
    limit ${limit}`.execute(db);
  return rows;
}

/** Unapplied money by the row that brought it, with what is left: later rows name it. Negative where more was sent back than came. */
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

/** A line up to the day that the books do not fully show by then. */
type OpenLine = {
  id: string;
  accountId: string;
  day: string;
  cents: bigint;
  sealed: Buffer;
  parts: { cents: string; valueAt: string }[];
};

/** The earliest lines that are unmatched, partly matched, or matched to entries of later days. */
export async function listOpenLinesOfDay(
  db: Db,
  { day, until }: DaySpan,
  limit: number,
): Promise<OpenLine[]> {
  const { rows } = await sql<OpenLine>`
    select line.id, line.account_id as "accountId", line.day, line.cents, line.sealed,
      coalesce((
        select jsonb_agg(jsonb_build_object('cents', match.cents::text, 'valueAt', entry.value_at) order by match.id)
        from bank_matches match join money_journal entry on entry.id = match.journal_id
        where match.line_id = line.id and match.undone_at is null
      ), '[]') as parts
    from (
      (select open.id from bank_lines open where open.day <= ${day} and open.matched_cents < abs(open.cents)
        order by open.day, open.seq limit ${limit})
      union
      select match.line_id
      from money_journal entry
      join bank_matches match on match.journal_id = entry.id and match.undone_at is null
      where entry.value_at >= ${until}
    ) found
    -- Each by its id: how many are open is what no statistics know, and for a wrong guess all lines would be read.
    cross join lateral (select * from bank_lines of_id where of_id.id = found.id offset 0) line
    where line.day <= ${day}
    order by line.day, line.seq
    limit ${limit}`.execute(db);
  return rows;
}

type OrderOfDay = { tradeId: string } & Pick<StoredMoneyFacts, 'events' | 'debits'>;

/**
 * What orders' money follows from at the end of a day, for orders with a balance in the books or a returned debit; all others
 * hold nothing.
 */
export async function listOrdersOfDay(db: Db, { until }: DaySpan, limit: number): Promise<OrderOfDay[]> {
  const { rows } = await sql<OrderOfDay>`
    select moved.trade_id as "tradeId", moved.events, coalesce(debited.debits, '[]') as debits
    from (
      select event.investor_id, event.trade_id,
        sum(case when event.credit_account = 'order-funds' then event.amount_cents
          when event.debit_account = 'order-funds' then -event.amount_cents else 0 end) as cents,
        jsonb_agg(${STORED_EVENT} order by event.seq) as events
      from (
        select investor_id, trade_id from money_journal
        where trade_id is not null and kind <> 'authorization' and value_at < ${until}
          and 'order-funds' in (debit_account, credit_account)
        group by investor_id, trade_id
        having sum(case when credit_account = 'order-funds' then amount_cents else -amount_cents end) <> 0
        union
        select investor_id, trade_id from debit_file_items where returned_at < ${until}
      ) asked
      -- The events of an order are gathered once it is known that they may matter: of all orders, that took a minute.
      cross join lateral (
        select * from money_journal of_order
        where of_order.investor_id = asked.investor_id and of_order.trade_id = asked.trade_id offset 0
      ) event
      where event.kind <> 'authorization' and event.value_at < ${until}
      group by event.investor_id, event.trade_id
    ) moved
    left join lateral (
      select jsonb_agg(jsonb_build_object(
          'amountCents', item.amount_cents::text, 'handedAt', file.created_at, 'dueOn', file.due_on,
          'cameBack', coalesce(item.returned_at < ${until}, false))) as debits,
        bool_or(coalesce(item.returned_at < ${until}, false)) as "cameBack"
      from debit_file_items item join debit_files file on file.id = item.file_id
      where item.investor_id = moved.investor_id and item.trade_id = moved.trade_id and file.created_at < ${until}
    ) debited on true
    where moved.cents <> 0 or debited."cameBack"
    order by moved.trade_id
    limit ${limit}`.execute(db);
  return rows;
}
