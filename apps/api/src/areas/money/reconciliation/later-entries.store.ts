import { sql } from 'kysely';
import type { Db } from '../../../platform/db/tables.ts';
import type { DaySpan } from './day-span.ts';

export type LaterEntry = {
  source: 'bank' | 'books';
  /** The value day of a line. */
  day: string | null;
  /** The value time of an entry. */
  valueAt: Date | null;
  cents: bigint;
  tradeId: string | null;
  /** The bank's or the dealer's own reference of an entry. */
  text: string | null;
  /** The line and its text, as stored; both null for an entry. */
  lineId: string | null;
  sealed: Buffer | null;
  at: Date;
};

/** Lines and entries with a value day in a closed day's span that came in after it was closed, in the sequence of recording. */
export async function listLaterEntries(
  db: Db,
  { since, day, from, until, previousDay }: DaySpan,
  closedAt: Date,
  limit: number,
): Promise<LaterEntry[]> {
  // The first closed day also covers everything before it.
  const isFirst = previousDay === null;
  const { rows } = await sql<LaterEntry>`
    select * from (
      select 'bank' as source, line.day, null::timestamptz as "valueAt", line.cents, null as "tradeId",
        null as text, line.id as "lineId", line.sealed, statement.imported_at as at
      from bank_lines line join bank_statements statement on statement.id = line.statement_id
      where (${isFirst} or line.day > ${since}) and line.day <= ${day} and statement.imported_at > ${closedAt}
      union all
      select 'books', null, entry.value_at,
        case when entry.debit_account = 'trust' then entry.amount_cents else -entry.amount_cents end,
        entry.trade_id, coalesce(entry.reference, entry.order_ref), null, null, entry.recorded_at
      from money_journal entry
      where (entry.debit_account = 'trust') <> (entry.credit_account = 'trust') and entry.recorded_at > ${closedAt}
        and (${isFirst} or entry.value_at >= ${from}) and entry.value_at < ${until}
    ) later
    order by later.at, later.source, later.cents
    limit ${limit}`.execute(db);
  return rows;
}
