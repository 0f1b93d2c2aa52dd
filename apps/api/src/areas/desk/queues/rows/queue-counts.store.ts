import { COUNT_MAX, type DeskFilter } from '@portal/domain/desk/queues/desk-query';
import type { DeskCount } from '@portal/domain/desk/queues/office-desk.wire';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/tables.ts';
import { matching } from './queue-filter.sql.ts';
import type { QueueQuestion } from './queue-question.ts';
import { capped } from './queue-rows.store.ts';

export type QueueCounts = Record<'count' | 'mine' | 'today' | 'overdue', DeskCount> & {
  oldestSince: Date | null;
};

/**
 * What is waiting in a queue, in one statement: how many rows, how many of them one's own or due, and since when the oldest. Each count
 * stops at its limit, and is asked by itself, so that an index answers it without the rest of the queue.
 */
export async function summariseQueue(db: Db, asked: QueueQuestion): Promise<QueueCounts> {
  const upToMax = (filter: DeskFilter) => sql`(
    select count(*)::int from (
      select 1 ${matching({ ...asked, filter: { ...asked.filter, ...filter } })} limit ${COUNT_MAX + 1}
    ) counted)`;
  // All orders are due at no time: what is settled is among them.
  const due = (time: 'today' | 'overdue') => (asked.cutoffs.size === 0 ? sql`0` : upToMax({ due: time }));
  const { rows } = await sql<{
    count: number;
    mine: number;
    today: number;
    overdue: number;
    oldest: Date | null;
  }>`
    select ${upToMax({})} as count, ${upToMax({ holder: 'me' })} as mine,
      ${due('today')} as today, ${due('overdue')} as overdue,
      (select work.since ${matching(asked)} order by work.since limit 1) as oldest`.execute(db);
  const { count = 0, mine = 0, today = 0, overdue = 0, oldest = null } = rows[0] ?? {};
  return {
    count: capped(count),
    mine: capped(mine),
    today: capped(today),
    overdue: capped(overdue),
    oldestSince: oldest,
  };
}

/** Ends each of the transaction's statements after so many milliseconds. */
export async function waitNoLongerThan(trx: Db, ms: number): Promise<void> {
  await sql`select set_config('statement_timeout', ${String(ms)}, true)`.execute(trx);
}
