import { addDays } from '../../ground/formats/clock-days.ts';
import { isWithin, type Period } from '../../ground/formats/period.ts';
import type { CalendarDate } from '../../ground/people/calendar-date.ts';
import type { RegistrationState } from './registrations.wire.ts';

/** What ends within so many days is pointed out. */
export const ENDS_SOON_DAYS = 60;

/** Where a registration stands on a day of its province. */
export function registrationState(period: Period, day: CalendarDate): RegistrationState {
  if (isWithin(period, day)) {
    return period.lastDay !== null && period.lastDay <= addDays(day, ENDS_SOON_DAYS)
      ? 'ends-soon'
      : 'in-force';
  }
  return period.lastDay !== null && period.lastDay < day ? 'ended' : 'not-yet';
}
