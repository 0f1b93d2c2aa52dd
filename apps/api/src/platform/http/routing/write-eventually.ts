import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { databaseFailureOf } from '../../db/database-failure-of.ts';

const PAUSE_MS = 500;
/** As long as a claim may last: after that nobody needs the write any longer. */
const TRIES_MAX = 300;

/**
 * Does an idempotent write; if the database is away or busy, in the background as soon as it is not, so that the caller's answer does not
 * wait. `isAway`: it was away a moment ago. Throws any other failure.
 */
export async function writeEventually(
  log: Logger,
  write: () => Promise<unknown>,
  { isAway = false }: { isAway?: boolean } = {},
): Promise<void> {
  if (!isAway && (await isWritten(write))) {
    return;
  }
  keepTrying(write).catch((error: unknown) => {
    log.error({ err: error }, 'what was put off could not be written');
  });
}

async function keepTrying(write: () => Promise<unknown>): Promise<void> {
  for (let count = 0; count < TRIES_MAX; count += 1) {
    await wait(PAUSE_MS, undefined, { ref: false });
    if (await isWritten(write)) {
      return;
    }
  }
}

/** False if the database is away, or busy with what the write is about. */
async function isWritten(write: () => Promise<unknown>): Promise<boolean> {
  try {
    await write();
    return true;
  } catch (error) {
    if (databaseFailureOf(error) !== null) {
      return false;
    }
    throw error;
  }
}
