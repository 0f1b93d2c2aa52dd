import { REACHED_STEPS, type ReachedStep } from '@portal/domain/investors/reached-steps';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';
import { asked, HAS_REACHED } from '../investor-desk/investors-in-scope.sql.ts';

/** How many investors have come so far, at least, as their list has them. */
export async function countReached(db: Db): Promise<{ step: ReachedStep; investors: number }[]> {
  const everybody = asked({ filter: {}, representativeId: null, confirmedSince: new Date(0) });
  const counts = REACHED_STEPS.map(
    (step) => sql`count(*) filter (where ${HAS_REACHED[step]})::int as ${sql.ref(step)}`,
  );
  const { rows } = await sql<Record<ReachedStep, number>>`select ${sql.join(counts)} ${everybody}`.execute(
    db,
  );
  return REACHED_STEPS.map((step) => ({ step, investors: rows[0]?.[step] ?? 0 }));
}
