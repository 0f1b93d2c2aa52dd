import { dealerDay, startOfDay } from '@portal/domain/ground/formats/clock-days';
import { DEALER_TIME_ZONE } from '@portal/domain/ground/formats/dates';

/** When money of a bank's day moved by the books: the day's beginning by the dealer's clock; now, of a day that has not begun. */
export function valueTimeOf(day: string, now: Date): Date {
  return dealerDay(now) < day ? now : startOfDay(day, DEALER_TIME_ZONE);
}
