import { sql } from 'kysely';
import type { Db } from '../../../platform/db/tables.ts';
import { journalSince } from './came-since.sql.ts';
import type { DaySpan } from './day-span.ts';
import type { StateBefore, UnappliedOfDay } from './day-state.ts';

const INTO_UNAPPLIED = sql`case when entry.credit_account = 'unapplied' then entry.amount_cents else -entry.amount_cents end`;

/** Unapplied money with what is left, in the sequence of the journal; `isWhole` where there is no more than `limit` could show. */
export async function listUnapplied(
  db: Db,
  span: DaySpan,
  before: StateBefore | null,
  limit: number,
): Promise<{ unapplied: UnappliedOfDay[]; isWhole: boolean }> {
  const left = new Map(before?.unapplied.map((one) => [one.id, one]));
  const known = [...left.keys()];
  const { rows } = await sql<UnappliedOfDay>`
    select moved.id, min(entry.value_at) as "valueAt", min(entry.seq) as seq, sum(${INTO_UNAPPLIED})::bigint as cents
    from (
      select distinct coalesce(entry.facts ->> 'event', entry.id) as id from ${journalSince(span, before)} entry
      where 'unapplied' in (entry.debit_account, entry.credit_account)
    ) moved
    -- All rows about the money that moved since, by their indexes: the row that brought it, and those that name it.
    cross join lateral (
      select * from money_journal first where first.id = moved.id and first.facts ->> 'event' is null
      union all
      select * from money_journal later where later.facts ->> 'event' = moved.id
    ) entry
    where entry.value_at < ${span.until} and 'unapplied' in (entry.debit_account, entry.credit_account)
    group by moved.id
    having sum(${INTO_UNAPPLIED}) <> 0 or moved.id = any(${known}::text[])
    order by min(entry.seq)
    limit ${limit + known.length}`.execute(db);
  for (const one of rows) {
    if (one.cents === 0n) {
      left.delete(one.id);
    } else {
      left.set(one.id, one);
    }
  }
  const unapplied = [...left.values()].toSorted((one, other) => Number(one.seq - other.seq));
  return { unapplied: unapplied.slice(0, limit), isWhole: unapplied.length < limit };
}
