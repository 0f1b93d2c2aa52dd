import { CommitUnknownError } from './commit-unknown-error.ts';
import { BeginAnewError } from './transact.ts';
import { NoTurnError } from './turns.ts';

/**
 * What a database failure means for the portal. 'away': it cannot be reached, is stopping, starting or read-only, or has no
 * connection left; whether a commit under way succeeded is unknown. 'busy': a limit of ours ended a wait or a statement, or
 * transactions collided too often; nothing was changed. Null: a fault, or not a database failure.
 */
export function databaseFailureOf(error: unknown): 'away' | 'busy' | null {
  if (!(error instanceof Error)) {
    return null;
  }
  if (error instanceof CommitUnknownError) {
    return databaseFailureOf(error.cause);
  }
  const code = codeOf(error);
  if (error instanceof NoTurnError || error instanceof BeginAnewError || BUSY_CODES.has(code)) {
    return 'busy';
  }
  const isAway =
    isAwayAnswer({ code, routine: routineOf(error) }) ||
    SYSTEM_AWAY.has(code) ||
    isFailedConnect(error) ||
    MESSAGES_AWAY.test(error.message);
  if (isAway) {
    return 'away';
  }
  // A host with several addresses fails once for each.
  return error instanceof AggregateError ? databaseFailureOf(error.errors[0]) : null;
}

/** Whether this answer means that the server no longer serves the connection, is no primary, or has lost its session. */
export function isAwayAnswer({ code, routine }: { code: string; routine: string }): boolean {
  return code.startsWith(CONNECTION_EXCEPTIONS) || STATES_AWAY.has(code) || routine === STALE_PLAN;
}

/** Raised when a planned statement would now return other columns: a migration came in between. */
const STALE_PLAN = 'RevalidateCachedQuery';

/** SQLSTATE class 08: the connection failed. 08P01 is also how poolers say that their server is away. */
const CONNECTION_EXCEPTIONS = '08';

const STATES_AWAY = new Set([
  '25006', // read-only: a primary that became a standby
  '26000', // a planned statement is unknown: this is another session
  '53300', // too many connections
  '57P01', // ended by an administrator, or a fast stop
  '57P02', // ended because another process crashed, or an immediate stop
  '57P03', // starting, stopping or recovering
  '57P04', // the database was dropped
  '57P05', // idle for too long
]);

const BUSY_CODES = new Set([
  '25P03', // idle in a transaction for too long
  '25P04', // a transaction that took too long
  '40001', // a serialization conflict that retries did not solve
  '40P01', // a deadlock, likewise
  '55P03', // a lock not granted in time
  '57014', // a statement that took too long
]);

const SYSTEM_AWAY = new Set([
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'ENETDOWN',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/** What the driver and its pool report without a code. */
const MESSAGES_AWAY =
  /^(timeout exceeded when trying to connect|timeout expired|Connection terminated|Client (has encountered a connection error|was closed) and is not queryable|There was an error establishing an SSL connection|Received unexpected \w+ message from backend)/;

/** A local server's socket is missing while it restarts. */
function isFailedConnect(error: Error): boolean {
  return 'syscall' in error && error.syscall === 'connect';
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}

function routineOf(error: Error): string {
  return 'routine' in error && typeof error.routine === 'string' ? error.routine : '';
}
