import type { TradeStatus } from './trade-status.ts';

const MINUTE_MS = 60_000;
/** How long before its end a reservation is reminded of: time enough to finish an order in an evening. */
const REMINDER_LEAD_MINUTES_MAX = 6 * 60;
/** Of a short reservation the reminder leaves the last quarter: a longer lead would come with the order itself. */
const REMINDER_LEAD_SHARE = 4;

/** What a reservation is judged by; times in ISO 8601 or as dates. */
export type Reserved<Time> = { status: TradeStatus; holdsUnits: boolean; holdExpiresAt: Time | null };

/** Until when the units of an unfinished order are kept for it; null where nothing ends, or nothing is kept any more. */
export function reservedUntil<Time>({ status, holdsUnits, holdExpiresAt }: Reserved<Time>): Time | null {
  return status === 'open' && holdsUnits ? holdExpiresAt : null;
}

/** From when on the end of a reservation is worth a reminder. */
export function remindFrom(until: Date, holdMinutes: number): Date {
  const leadMinutes = Math.min(REMINDER_LEAD_MINUTES_MAX, holdMinutes / REMINDER_LEAD_SHARE);
  return new Date(until.getTime() - leadMinutes * MINUTE_MS);
}

/**
 * True when an investor is to be reminded: units are kept, they have not signed, the end is near and not past, and they were
 * not reminded of this order before.
 */
export function isReminderDue(
  order: Reserved<Date> & { investorSignedAt: Date | null; holdRemindedAt: Date | null },
  { now, holdMinutes }: { now: Date; holdMinutes: number },
): boolean {
  const until = reservedUntil(order);
  return (
    until !== null &&
    order.investorSignedAt === null &&
    order.holdRemindedAt === null &&
    now < until &&
    now >= remindFrom(until, holdMinutes)
  );
}
