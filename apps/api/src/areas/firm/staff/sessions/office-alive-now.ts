import type { Deps } from '../../../../platform/deps.ts';

const MINUTE_MS = 60_000;
/** A desk that nobody works at closes soon. */
const IDLE_MINUTES = 15;
/** A day's work; then the person logs in again, whatever they do. */
const ABSOLUTE_MINUTES = 720;

export const STAFF_IDLE_MS = IDLE_MINUTES * MINUTE_MS;
export const STAFF_SESSION_MS = ABSOLUTE_MINUTES * MINUTE_MS;

/** The moment, and the last use that a session of the office needs to be alive at it. */
export function officeAliveNow({ clock }: Pick<Deps, 'clock'>): { now: Date; idleSince: Date } {
  const now = clock.now();
  return { now, idleSince: new Date(now.getTime() - STAFF_IDLE_MS) };
}
