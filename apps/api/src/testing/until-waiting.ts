import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../platform/db/tables.ts';

const POLL_MS = 10;
const WAIT_MAX_MS = 30_000;

/** Until so many queries of this database, one unless said otherwise, wait for rows that others hold. Throws after half a minute. */
export async function untilWaiting(db: Db, queries = 1): Promise<void> {
  const giveUpAt = Date.now() + WAIT_MAX_MS;
  while (Date.now() < giveUpAt) {
    const { rows } = await sql`
      select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
      db,
    );
    if (rows.length >= queries) {
      return;
    }
    await wait(POLL_MS);
  }
  throw new Error(`${queries} queries did not come to wait`);
}
