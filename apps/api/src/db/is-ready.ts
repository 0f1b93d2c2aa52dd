import { isMigrated } from './migrate.ts';
import type { Db } from './tables.ts';

/** True when the database answers and every migration of this version is applied. */
export async function isReady(db: Db): Promise<boolean> {
  try {
    return await isMigrated(db);
  } catch {
    // No answer from the database is the very thing that this asks about.
    return false;
  }
}
