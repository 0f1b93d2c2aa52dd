import type { Deps } from '../../../../platform/deps.ts';

const MINUTE_MS = 60_000;
/** Short, since an abandoned desk is a risk. */
const IDLE_MINUTES = 15;
/** A working day; then the person signs in again, however active they are. */
const ABSOLUTE_MINUTES = 720;

export const STAFF_IDLE_MS = IDLE_MINUTES * MINUTE_MS;
export const STAFF_SESSION_MS = ABSOLUTE_MINUTES * MINUTE_MS;

/** Now, and since when an office session must have been used to be alive. */
export function officeAliveNow({ clock }: Pick<Deps, 'clock'>): { now: Date; idleSince: Date } {
  const now = clock.now();
  return { now, idleSince: new Date(now.getTime() - STAFF_IDLE_MS) };
}
