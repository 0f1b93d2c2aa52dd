import { sql } from 'kysely';
import type { Db } from '../../../platform/db/tables.ts';
import type { DaySpan } from './day-span.ts';
import type { Position } from './day-state.ts';

const POINT = 'position_of_books';

/**
 * Up to which row of the journal and of the lines everything is committed. Waits for those who are adding rows, within the limit of a
 * wait for a lock, and lets them go on at once: only the number is needed, not a stand-still.
 */
export async function readPosition(trx: Db): Promise<Position> {
  await sql`savepoint ${sql.id(POINT)}`.execute(trx);
  await sql`select pg_advisory_xact_lock(hashtextextended('position of the books', 0))`.execute(trx);
  const { rows } = await sql<Position>`
    select coalesce((select max(seq) from money_journal), 0)::bigint as "journalSeq",
      coalesce((select max(seq) from bank_lines), 0)::bigint as "lineSeq"`.execute(trx);
  // Going back to before the lock gives it up.
  await sql`rollback to savepoint ${sql.id(POINT)}`.execute(trx);
  await sql`release savepoint ${sql.id(POINT)}`.execute(trx);
  const [position] = rows;
  if (position === undefined) {
    throw new Error('the last rows must be found');
  }
  return position;
}

/** Whether rows of the day or before came in after a position. */
export async function hasMovedSince(
  trx: Db,
  { day, until }: Pick<DaySpan, 'day' | 'until'>,
  { journalSeq, lineSeq }: Position,
): Promise<boolean> {
  const { rows } = await sql<{ hasMoved: boolean }>`
    select exists (select 1 from money_journal where seq > ${journalSeq} and value_at < ${until})
      or exists (select 1 from bank_lines where seq > ${lineSeq} and day <= ${day}) as "hasMoved"`.execute(
    trx,
  );
  return rows[0]?.hasMoved ?? true;
}

export async function insertDayState(trx: Db, state: { day: string; sealed: Buffer }): Promise<void> {
  await trx.insertInto('trust_day_states').values(state).execute();
}

/** A day's state as stored, and the digest that two people approved of its content; undefined where none is kept. */
export async function findDayState(
  db: Db,
  day: string,
): Promise<{ sealed: Buffer; approvedSha256: string } | undefined> {
  return db
    .selectFrom('trust_day_states')
    .innerJoin('trust_days', 'trust_days.day', 'trust_day_states.day')
    .innerJoin('proposals', 'proposals.id', 'trust_days.proposal_id')
    .select(['trust_day_states.sealed', sql<string>`proposals.payload ->> 'sha256'`.as('approvedSha256')])
    .where('trust_day_states.day', '=', day)
    .executeTakeFirst();
}
