import { addDays } from '../../ground/formats/clock-days.ts';
import type { CalendarDate } from '../../ground/people/calendar-date.ts';

/** For how many days after its upgrade a portal may look on at the most: enough to bring deals and profiles up to date. */
export const LOOK_ON_MAX_DAYS = 30;

/**
 * The day from which a portal stops what the law does not allow; null where it always did. One that sold before the law was part of it may look
 * on until the `from` of its `law.json`, and no longer than `LOOK_ON_MAX_DAYS` after the day of its upgrade.
 */
export function looksOnUntil(
  from: CalendarDate | undefined,
  upgradedOn: CalendarDate | null,
): CalendarDate | null {
  if (from === undefined || upgradedOn === null) {
    return null;
  }
  const last = addDays(upgradedOn, LOOK_ON_MAX_DAYS);
  return from < last ? from : last;
}
