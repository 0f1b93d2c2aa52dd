import { Session } from 'node:inspector/promises';
import type { Logger } from 'pino';

/** By then the documents of the demonstration's orders are sealed, which is the last of its work. */
const DELAY_MS = 20_000;

/**
 * Collects once what loading the demonstration has left in the heap. A heap that is idle is not collected by itself before
 * it has grown to some hundred MiB, so 150 MiB would stay with the server for as long as nobody uses it. The server does
 * not wait for it, and goes on when it cannot be done.
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
