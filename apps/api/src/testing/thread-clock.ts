import { readFileSync } from 'node:fs';

const NANOSECONDS = 1e6;
/** Of the thread that reads it, in nanoseconds: how long it ran, and how long it could have run while the machine gave its cores to others. */
const SCHEDULED = '/proc/thread-self/schedstat';

/**
 * Milliseconds as this thread had them: those in which it could have gone on and no core was free for it are left out, so that what a
 * thread takes is measured alike beside other tests. What it waits for itself counts, as a lock, a program or a disk. Only Linux tells
 * what a thread was kept from; elsewhere the milliseconds are those of the clock.
 */
export function threadNow(): number {
  return performance.now() - keptWaiting() / NANOSECONDS;
}

function keptWaiting(): number {
  if (process.platform !== 'linux') {
    return 0;
  }
  const [, waited] = readFileSync(SCHEDULED, 'utf8').split(' ');
  return Number(waited);
}
