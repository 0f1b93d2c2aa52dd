import { sql } from 'kysely';
import { isMigrated } from './migrate.ts';
import type { Db } from './tables.ts';

/** Databases already seen migrated: migrations are never reverted, and probes come every second. */
const migrated = new WeakSet<Db>();

/** True if the database answers, accepts changes, and has every migration of this version. */
export async function isReady(db: Db): Promise<boolean> {
  try {
    const { rows } = await sql<{ isWritable: boolean }>`
      select current_setting('transaction_read_only') = 'off' as "isWritable"`.execute(db);
    return rows[0]?.isWritable === true && (await isSeenMigrated(db));
  } catch {
    // A database that does not answer is exactly what this asks about.
    return false;
  }
}

async function isSeenMigrated(db: Db): Promise<boolean> {
  if (!migrated.has(db) && (await isMigrated(db))) {
    migrated.add(db);
  }
  return migrated.has(db);
}
