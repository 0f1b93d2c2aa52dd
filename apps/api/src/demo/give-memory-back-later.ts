import { Session } from 'node:inspector/promises';
import type { Logger } from 'pino';

/** By then the documents of the demonstration's orders are sealed, its last work. */
const DELAY_MS = 20_000;

/**
 * Collects once what loading the demonstration has left in the heap. An idle heap is not collected before it has grown to some
 * hundred MiB, so the server would keep 150 MiB as long as nobody uses it. The server does not wait for it, and goes on if it fails.
 */
export function giveMemoryBackLater(log: Logger): void {
  setTimeout(() => {
    collect().catch((error: unknown) => log.warn({ err: error }, 'the heap could not be collected'));
  }, DELAY_MS).unref();
}

async function collect(): Promise<void> {
  const session = new Session();
  session.connect();
  try {
    await session.post('HeapProfiler.collectGarbage');
  } finally {
    session.disconnect();
  }
}
