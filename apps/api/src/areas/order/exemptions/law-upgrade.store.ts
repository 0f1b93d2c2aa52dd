import { sql } from 'kysely';
import type { Db } from '../../../platform/db/tables.ts';

/** The day on which a portal that sold before came to know the law; null where nobody had registered before. */
export async function findUpgradeDay(db: Db): Promise<string | null> {
  const { day } = await db
    .selectFrom('law_upgrade')
    .select(sql<string | null>`upgraded_on::text`.as('day'))
    .executeTakeFirstOrThrow();
  return day;
}
