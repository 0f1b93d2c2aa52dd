import type { Db } from './tables.ts';

const ATTEMPTS_MAX = 4;
const RETRYABLE_CODES = new Set(['40001', '40P01']);

/**
 * Runs the work in one transaction. A deadlock or a serialization conflict is tried again, at most
 * ATTEMPTS_MAX times in all: lock conflicts are ours to solve, not the investor's to see.
 */
export async function transact<Result>(db: Db, work: (trx: Db) => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt >= ATTEMPTS_MAX || !isRetryable(error)) {
        throw error;
      }
    }
  }
}

function isRetryable(error: unknown): boolean {
  return databaseErrorCode(error) !== undefined && RETRYABLE_CODES.has(databaseErrorCode(error) ?? '');
}

/** SQLSTATE of a database error, such as 23505; undefined for any other error. */
export function databaseErrorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
