import type { MoneyKind } from '@portal/domain/money/payments/journal-accounts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/tables.ts';
import { INTO_TRUST, OF_TRUST } from './books-of-day.store.ts';
import type { DaySpan } from './day-span.ts';

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
