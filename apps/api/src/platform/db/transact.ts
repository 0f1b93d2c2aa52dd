import { sql } from 'kysely';
import { WAITS_FOR_A_ROW } from './limits.ts';
import type { Db } from './tables.ts';

const ATTEMPTS_MAX = 4;
const RETRYABLE_CODES = new Set(['40001', '40P01']);
const LOCK_TIMEOUT_MS_MIN = 1;

/** What work throws that has to begin anew, with nothing of it done and none of its locks held: what it was to lock has changed meanwhile. */
export class BeginAnewError extends Error {}

/**
 * Runs the work in one transaction. A deadlock, a serialization conflict or a BeginAnewError is retried, at most ATTEMPTS_MAX attempts in
 * all: lock conflicts are ours to solve, not the investor's to see. `rowPatienceMs` is how long it waits for a row if it has waited before;
 * ROW_PATIENCE_MS otherwise.
 */
export async function transact<Result>(
  db: Db,
  work: (trx: Db) => Promise<Result>,
  { rowPatienceMs }: { rowPatienceMs?: number } = {},
): Promise<Result> {
  const limited = async (trx: Db) => {
    if (rowPatienceMs !== undefined) {
      await limitPatience(trx, rowPatienceMs);
    }
    return work(trx);
  };
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(limited);
    } catch (error) {
      if (attempt >= ATTEMPTS_MAX || !isRetryable(error)) {
        throw error;
      }
    }
  }
}

async function limitPatience(trx: Db, rowPatienceMs: number): Promise<void> {
  // Zero would mean no limit.
  const ms = Math.max(Math.round(rowPatienceMs / WAITS_FOR_A_ROW), LOCK_TIMEOUT_MS_MIN);
  await sql`select set_config('lock_timeout', ${String(ms)}, true)`.execute(trx);
}

function isRetryable(error: unknown): boolean {
  if (error instanceof BeginAnewError) {
    return true;
  }
  return databaseErrorCode(error) !== undefined && RETRYABLE_CODES.has(databaseErrorCode(error) ?? '');
}

const UNIQUE_VIOLATION = '23505';

/** True for the violation of a unique constraint. */
export function isUniqueViolation(error: unknown): boolean {
  return databaseErrorCode(error) === UNIQUE_VIOLATION;
}

/** SQLSTATE of a database error, such as 23505; undefined for any other error. */
function databaseErrorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
