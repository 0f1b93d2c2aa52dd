import type { CalendarDate } from '../people/calendar-date.ts';

/** From one day to another, both of them within it; null for no beginning that anybody knows, or no end. */
export type Period = { from: CalendarDate | null; lastDay: CalendarDate | null };

/** True on a day within the period. */
export function isWithin({ from, lastDay }: Period, day: CalendarDate): boolean {
  return (from === null || from <= day) && (lastDay === null || day <= lastDay);
}

/** True where two periods have a day in common. */
export function overlap(one: Period, other: Period): boolean {
  const beginsBeforeEnd = (a: Period, b: Period) =>
    a.from === null || b.lastDay === null || a.from <= b.lastDay;
  return beginsBeforeEnd(one, other) && beginsBeforeEnd(other, one);
}
