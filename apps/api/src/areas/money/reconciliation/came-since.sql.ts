import { type RawBuilder, sql } from 'kysely';
import type { DaySpan } from './day-span.ts';
import type { StateBefore } from './day-state.ts';

/**
 * The journal's rows up to the end of a day that the state of the day closed before does not count, as a sub-query: those of later
 * value days, and those recorded since of earlier ones. All of them where there is no state.
 */
export function journalSince({ until }: DaySpan, before: StateBefore | null): RawBuilder<unknown> {
  if (before === null) {
    return sql`(select * from money_journal where value_at < ${until})`;
  }
  // Apart, so that the rows since are found by their numbers whatever is guessed of their times.
  return sql`(
    select * from money_journal where value_at >= ${before.until} and value_at < ${until}
    union all
    select * from (select * from money_journal where seq > ${before.journalSeq} offset 0) recorded
    where value_at < ${before.until}
  )`;
}
