import { localDay } from '../../ground/formats/local-day.ts';
import { isWithin, type Period } from '../../ground/formats/period.ts';
import type { CalendarDate } from '../../ground/people/calendar-date.ts';
import { isProvinceCode, PROVINCES, type ProvinceCode } from '../../ground/people/provinces.ts';

/** Where the dealer is registered, and when. */
export type Registration = Period & { province: ProvinceCode };

/**
 * True where the dealer may take orders on that day from a person who lives there: a dealer deals with people only where it is
 * registered (the securities act of each province; NI 31-103 s. 4.1). The day is one of the person's own calendar. True also while
 * nobody has said where they live: the profile asks before anything is signed.
 */
export function isServedOn(
  province: string | null | undefined,
  registrations: readonly Registration[],
  day: CalendarDate,
): boolean {
  return (
    province === null ||
    province === undefined ||
    registrations.some((one) => one.province === province && isWithin(one, day))
  );
}

/** The same at an instant, by the calendar of where the person lives. */
export function isServedAt(
  province: string | null | undefined,
  registrations: readonly Registration[],
  at: Date,
): boolean {
  if (province === null || province === undefined) {
    return true;
  }
  return isProvinceCode(province) && isServedOn(province, registrations, localDay(province, at));
}

/** The provinces from which the dealer takes orders at an instant, in their usual order. */
export function provincesServedAt(registrations: readonly Registration[], at: Date): ProvinceCode[] {
  return PROVINCES.filter((province) => isServedAt(province, registrations, at));
}

/** Where the dealer is or will be registered: somebody may get ready there. False once the last registration is over. */
export function isToBeServedAt(
  province: ProvinceCode,
  registrations: readonly Registration[],
  at: Date,
): boolean {
  const day = localDay(province, at);
  return registrations.some(
    (one) => one.province === province && (one.lastDay === null || day <= one.lastDay),
  );
}
