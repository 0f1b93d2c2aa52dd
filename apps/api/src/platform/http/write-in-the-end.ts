import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { databaseFailureOf } from '../db/database-failure.ts';

const PAUSE_MS = 500;
/** As long as the claim of a key may last: after that nobody needs what was to be written. */
const TRIES_MAX = 300;

/**
 * Writes what may be written twice; where the database is away, by itself as soon as it is back, so that the caller's
 * answer does not wait. `isAway`: it was a moment ago. Throws what is no absence of the database.
 */
export async function writeInTheEnd(
  log: Logger,
  write: () => Promise<void>,
  { isAway = false }: { isAway?: boolean } = {},
): Promise<void> {
  if (!isAway && (await isWritten(write))) {
    return;
  }
  keepTrying(write).catch((error: unknown) => {
    log.error({ err: error }, 'what was put off could not be written');
  });
}

async function keepTrying(write: () => Promise<void>): Promise<void> {
  for (let count = 0; count < TRIES_MAX; count += 1) {
    await wait(PAUSE_MS, undefined, { ref: false });
    if (await isWritten(write)) {
      return;
    }
  }
}

/** False when the database is away. */
async function isWritten(write: () => Promise<void>): Promise<boolean> {
  try {
    await write();
    return true;
  } catch (error) {
    if (databaseFailureOf(error) === 'away') {
      return false;
    }
    throw error;
  }
}
