import type pg from 'pg';
import type { Logger } from 'pino';
import { asTyped } from '../commands/as-typed.ts';

const NAME = 'portal_unfinished_jobs';
/** Two servers that start at the same time may both begin to make it. */
const MADE_BY_ANOTHER = new Set(['23505', '42P07']);
const NOT_THE_OWNER = '42501';

/**
 * An index of the jobs that are not done, beside two weeks of those that are: whoever asks what failed or hangs reads these alone. The table is
 * the queue's own, made by its library at the start, so the migrations, which run before, cannot do it.
 */
export async function indexUnfinishedJobs(pool: pg.Pool, log: Logger): Promise<void> {
  const { rows } = await pool.query(
    `select 1 from pg_indexes where schemaname = 'pgboss' and indexname = '${NAME}'`,
  );
  if (rows.length > 0) {
    return;
  }
  try {
    await pool.query(
      `create index if not exists ${NAME} on pgboss.job (created_on) where state not in ('completed', 'cancelled')`,
    );
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === NOT_THE_OWNER) {
      log.warn(asTyped('the queue has no index of unfinished jobs: npm run database -- prepare makes it'));
    } else if (!MADE_BY_ANOTHER.has(code)) {
      throw error;
    }
  }
}
