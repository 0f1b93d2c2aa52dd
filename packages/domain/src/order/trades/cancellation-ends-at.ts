import { businessDayAfter } from '../../ground/business-days/business-days.ts';
import { addDays, dayIn, startOfDay } from '../../ground/formats/clock-days.ts';
import { BUSINESS_DAYS } from '../../ground/law/figures.ts';
import type { ProvinceCode } from '../../ground/people/provinces.ts';

/**
 * When the right to cancel ends: at midnight, local time, that closes the second business day after the day of the last
 * signature. Money stays in trust at least until then (NI 45-106 s. 2.9(16)).
 */
export function cancellationEndsAt(signedAt: Date, province: ProvinceCode, timeZone: string): Date {
  const signedOn = dayIn(timeZone, signedAt);
  const lastDay = businessDayAfter(signedOn, BUSINESS_DAYS['om-right-to-cancel'], province);
  return startOfDay(addDays(lastDay, 1), timeZone);
}
