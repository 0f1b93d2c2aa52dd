import { setTimeout as wait } from 'node:timers/promises';
import { databaseFailureOf } from '../db/database-failure.ts';

/** Time for the other connections of the pool to hear that they have ended, too. */
const PAUSE_MS = 100;
/** Whoever has waited so long for a connection already does not wait as long again. */
const FIRST_TRY_MS_MAX = 1_000;

/** Reads, and reads once more where the database went away meanwhile: the connection that ended was perhaps the only one. */
export async function readOnceMore<Result>(read: () => Promise<Result>): Promise<Result> {
  const startedAt = performance.now();
  try {
    return await read();
  } catch (error) {
    if (databaseFailureOf(error) !== 'away' || performance.now() - startedAt > FIRST_TRY_MS_MAX) {
      throw error;
    }
    await wait(PAUSE_MS);
    return read();
  }
}
