import type { CalendarDate } from '../people/calendar-date.ts';
import type { ProvinceCode } from '../people/provinces.ts';
import { dayIn } from './clock-days.ts';

/** The zone in which most people of a province or territory live. */
const TIME_ZONES: Readonly<Record<ProvinceCode, string>> = {
  'CAN-AB': 'America/Edmonton',
  'CAN-BC': 'America/Vancouver',
  'CAN-MB': 'America/Winnipeg',
  'CAN-NB': 'America/Moncton',
  'CAN-NL': 'America/St_Johns',
  'CAN-NS': 'America/Halifax',
  'CAN-ON': 'America/Toronto',
  'CAN-PE': 'America/Halifax',
  'CAN-QC': 'America/Toronto',
  'CAN-SK': 'America/Regina',
  'CAN-NT': 'America/Yellowknife',
  'CAN-NU': 'America/Iqaluit',
  'CAN-YT': 'America/Whitehorse',
};

/** The IANA time zone of somebody's province or territory of residence. */
export function timeZoneOf(province: ProvinceCode): string {
  return TIME_ZONES[province];
}

/** The day that the calendar of a person who lives there shows at an instant: what the law begins and ends by days is judged by it. */
export function localDay(province: ProvinceCode, at: Date): CalendarDate {
  return dayIn(timeZoneOf(province), at);
}
