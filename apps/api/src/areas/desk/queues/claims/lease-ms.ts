const MINUTE_MS = 60_000;
/** How long a claim lasts; a page that has the thing open extends it. */
const LEASE_MINUTES = 240;
/** Assigned work waits for its holder through a night and a weekend. */
const ASSIGNED_DAYS = 4;
const DAY_MINUTES = 1_440;
export const LEASE_MS = LEASE_MINUTES * MINUTE_MS;
export const ASSIGNED_MS = ASSIGNED_DAYS * DAY_MINUTES * MINUTE_MS;

export function later(at: Date, ms: number): Date {
  return new Date(at.getTime() + ms);
}
