import { REACHED_STEPS, type ReachedStep } from '@portal/domain/desk/investors/reached-steps';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/tables.ts';
import { asked, ofEverybody } from '../investors/investors-in-scope.sql.ts';

/** How many investors have come so far, at least: of each step what their list has for it. */
export async function countReached(db: Db): Promise<{ step: ReachedStep; investors: number }[]> {
  const counts = REACHED_STEPS.map((reached) => {
    const list = asked(ofEverybody({ reached }));
    return sql`select ${sql.lit(reached)} as step, count(*)::int as investors ${list}`;
  });
  const { rows } = await sql<{ step: ReachedStep; investors: number }>`
    ${sql.join(counts, sql` union all `)}`.execute(db);
  return REACHED_STEPS.map((step) => rows.find((row) => row.step === step) ?? { step, investors: 0 });
}
