import { DEALER_TIME_ZONE } from '@portal/domain/formats/dates';

const DAY = new Intl.DateTimeFormat('en-CA', {
  timeZone: DEALER_TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The dealer's day, `YYYY-MM-DD`, by which the server judges ages and expiry dates too. */
export function dealerToday(): string {
  return DAY.format(new Date());
}
