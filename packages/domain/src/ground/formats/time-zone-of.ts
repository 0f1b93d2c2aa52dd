import type { ProvinceCode } from '../people/provinces.ts';

/**
 * The zone in which most people of a province or territory live. Deadlines and signing times are shown in it;
 * UTC always stands beside the time of a signature, for the places that keep another clock.
 */
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
