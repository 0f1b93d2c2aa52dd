import type { Pool } from './database.ts';
import { quantile } from './measure.ts';

export type ChainedAfter = { rows: number; p50Ms: number; p99Ms: number; maxMs: number };

/** How long after its own commit each row of the audit log was chained, by the database's record of commits. */
export async function chainedAfter(pool: Pool): Promise<ChainedAfter | null> {
  const { rows: tables } = await pool.query("select 1 where to_regclass('audit_leaves') is not null");
  if (tables.length === 0) {
    return null;
  }
  const { rows } = await pool.query<{ ms: number }>(
    `select extract(epoch from pg_xact_commit_timestamp(leaf.xmin) - pg_xact_commit_timestamp(log.xmin))::float8 * 1000 as ms
     from audit_log log join audit_leaves leaf on leaf.seq = log.seq order by ms`,
  );
  const times = rows.map(({ ms }) => ms);
  return {
    rows: times.length,
    p50Ms: quantile(times, 0.5),
    p99Ms: quantile(times, 0.99),
    maxMs: times.at(-1) ?? Number.NaN,
  };
}
