import { sql } from 'kysely';
import { isMigrated } from './migrate.ts';
import type { Db } from './tables.ts';

/** Databases that were seen migrated: migrations are never taken back, and probes come every second. */
const migrated = new WeakSet<Db>();

/** True when the database answers, takes changes, and has every migration of this version. */
export async function isReady(db: Db): Promise<boolean> {
  try {
    const { rows } = await sql<{ isWritable: boolean }>`
      select current_setting('transaction_read_only') = 'off' as "isWritable"`.execute(db);
    return rows[0]?.isWritable === true && (await isSeenMigrated(db));
  } catch {
    // No answer from the database is the very thing that this asks about.
    return false;
  }
}

async function isSeenMigrated(db: Db): Promise<boolean> {
  if (!migrated.has(db) && (await isMigrated(db))) {
    migrated.add(db);
  }
  return migrated.has(db);
}
