import { setTimeout as wait } from 'node:timers/promises';
import type { Deps } from '../deps.ts';
import { chainWaiting } from './chain-waiting.ts';

/** The longest a committed row waits before a server looks; with the chaining itself, under a second. */
const PAUSE_MS = 250;

/**
 * Chains committed rows of the audit log as long as the server runs. Every server does; the lock on the chain's end lets one of them
 * work at a time, and the others skip their turn. The returned function stops it, after a last round.
 */
export function startAuditSequencer(
  deps: Pick<Deps, 'db' | 'clock' | 'secrets' | 'log'>,
): () => Promise<void> {
  const stopping = new AbortController();
  let isWell = true;
  const round = async () => {
    try {
      await chainWaiting(deps);
      isWell = true;
    } catch (error) {
      if (isWell) {
        deps.log.error({ err: error }, 'rows of the audit log could not be chained; it is tried again');
      }
      isWell = false;
    }
  };
  const running = (async () => {
    while (!stopping.signal.aborted) {
      await round();
      await wait(PAUSE_MS, undefined, { ref: false, signal: stopping.signal }).catch(() => undefined);
    }
    await round();
  })();
  return () => {
    stopping.abort();
    return running;
  };
}
