import { DEALER_TIME_ZONE } from '@portal/domain/formats/dates';

const FORMAT = new Intl.DateTimeFormat('en-CA', {
  timeZone: DEALER_TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The dealer's day at an instant, `YYYY-MM-DD`: ages and expiry dates are judged by it. */
export function dealerDay(instant: Date): string {
  return FORMAT.format(instant);
}
