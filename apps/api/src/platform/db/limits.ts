/**
 * The database's limits for serving people. The server ends a wait for a lock, a statement or an idle transaction that exceeds them;
 * callers are told that the portal is busy.
 */
export const LOCK_TIMEOUT_MS = 1_500;
/** Work waits for a row twice: for its turn among others that want the row, and then for the transaction that has it. */
export const WAITS_FOR_A_ROW = 2;
export const ROW_PATIENCE_MS = LOCK_TIMEOUT_MS * WAITS_FOR_A_ROW;
export const STATEMENT_TIMEOUT_MS = 30_000;
export const IDLE_IN_TRANSACTION_TIMEOUT_MS = 30_000;
/** A server that does not even end a statement at its limit is gone. */
export const SILENCE_MS = STATEMENT_TIMEOUT_MS + 15_000;

/** The limits by PostgreSQL's names, in milliseconds. */
export const SERVER_LIMITS = {
  lock_timeout: LOCK_TIMEOUT_MS,
  statement_timeout: STATEMENT_TIMEOUT_MS,
  idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
} as const;

/**
 * PostgreSQL compiles a statement whose cost it guesses to be high, anew each time: a page of the office was compiled for a second and
 * read in a hundredth. What serves people runs as it is.
 */
export const UNCOMPILED = { jit: 'off' } as const;
