import type { Deps } from '../../../../platform/deps.ts';
import type { AliveAt } from './sessions.store.ts';

const MINUTE_MS = 60_000;

/** How long a session lives without use, in milliseconds. */
export function idleMs(deps: Deps): number {
  return deps.config.sessionIdleMinutes * MINUTE_MS;
}

/** Now, and since when a session must have been used to be alive. */
export function aliveNow(deps: Deps): AliveAt {
  const now = deps.clock.now();
  return { now, idleSince: new Date(now.getTime() - idleMs(deps)) };
}
