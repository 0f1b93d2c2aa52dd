import { type BusinessCalendar, isBusinessDay } from '../../ground/business-days/business-days.ts';
import { addDays, dealerDay, startOfDay } from '../../ground/formats/clock-days.ts';
import { DEALER_TIME_ZONE } from '../../ground/formats/dates.ts';
import type { ToldTiming } from './told-topics.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;

/** Nobody gets two mails within this time: what comes meanwhile is gathered into the next. */
export const BETWEEN_TELLINGS_MS = 15 * MINUTE_MS;
/** A mail that has not left after this time waits for a look, and does not hold back what came after it. */
export const TELLING_GIVEN_UP_MS = 6 * 60 * MINUTE_MS;
/** What is older was seen on the desk, or nobody works here. */
export const TOLD_LOOK_BACK_MS = 14 * DAY_MS;

const MORNING_MS = 7 * 60 * MINUTE_MS;
/** The dealer's own calendar. */
const DEALER_CALENDAR: BusinessCalendar = 'CAN-ON';

/** Seven o'clock on the dealer's clock of the last business day on which it has been seven. */
export function lastMorning(now: Date): Date {
  let day = dealerDay(now);
  while (!isBusinessDay(day, DEALER_CALENDAR) || morningOf(day) > now) {
    day = addDays(day, -1);
  }
  return morningOf(day);
}

/** The clocks change on Sundays, before seven: on a business day, seven hours after its beginning it is seven. */
function morningOf(day: string): Date {
  return new Date(startOfDay(day, DEALER_TIME_ZONE).getTime() + MORNING_MS);
}

/** The last mail to somebody: when it was asked for, and when it left or had nothing to say any more. */
export type LastTelling = { at: Date; doneAt: Date | null };

/** True if nobody has told the person anything within the last quarter of an hour, and no mail to them is on its way. */
export function mayBeTold(now: Date, last: LastTelling | undefined): boolean {
  if (last === undefined) {
    return true;
  }
  return last.doneAt === null
    ? now.getTime() - last.at.getTime() >= TELLING_GIVEN_UP_MS
    : now.getTime() - last.doneAt.getTime() >= BETWEEN_TELLINGS_MS;
}

export type TellingClock = {
  now: Date;
  /** The last morning. */
  morning: Date;
  /** True once the mail of that morning was asked for. */
  hadMorning: boolean;
};

/** True if something of a topic told so, which is there since an instant, is told now. */
export function isToldNow(
  timing: ToldTiming,
  since: Date,
  { now, morning, hadMorning }: TellingClock,
): boolean {
  switch (timing) {
    case 'at-once':
      return since <= now;
    case 'morning':
      return since <= morning && !hadMorning;
    case 'never':
      return false;
  }
}
