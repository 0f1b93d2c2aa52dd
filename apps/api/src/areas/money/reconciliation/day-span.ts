import { addDays, startOfDay } from '@portal/domain/ground/formats/clock-days';
import { DEALER_TIME_ZONE } from '@portal/domain/ground/formats/dates';

/** The value days of a reconciliation: after `since`, up to `day`, on the dealer's clock. */
export type DaySpan = {
  day: string;
  /** The day closed before it; null for the first. */
  previousDay: string | null;
  since: string;
  /** The first instants of the span and of what follows it. */
  from: Date;
  until: Date;
};

/** From the day closed before it; the first day spans itself only. */
export function spanOf(day: string, previousDay: string | null): DaySpan {
  const since = previousDay ?? addDays(day, -1);
  const startAfter = (last: string) => startOfDay(addDays(last, 1), DEALER_TIME_ZONE);
  return { day, previousDay, since, from: startAfter(since), until: startAfter(day) };
}
