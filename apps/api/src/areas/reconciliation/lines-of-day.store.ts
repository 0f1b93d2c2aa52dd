import { sql } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';
import type { DaySpan } from './day-span.ts';

/** A line up to the day that the books do not have whole by then. */
export type OpenLine = {
  id: string;
  accountId: string;
  day: string;
  cents: bigint;
  sealed: Buffer;
  parts: { cents: string; valueAt: string }[];
};

/** The earliest lines that are matched to nothing, in part, or to entries of later days. */
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
    from bank_lines line
    where line.day <= ${day} and (line.matched_cents < abs(line.cents) or exists (
      select 1 from bank_matches match join money_journal entry on entry.id = match.journal_id
      where match.line_id = line.id and match.undone_at is null and entry.value_at >= ${until}
    ))
    order by line.day, line.seq
    limit ${limit}`.execute(db);
  return rows;
}
