import { timeZoneOf } from '@portal/domain/ground/formats/time-zone-of';
import type { ProvinceCode } from '@portal/domain/ground/people/provinces';

/** The other clocks of provinces that keep two or three, where these are later for a part of the year at least. */
const LATER_CLOCKS: Readonly<Partial<Record<ProvinceCode, readonly string[]>>> = {
  // Kenora and Rainy River; Atikokan, which does not change its clocks.
  'CAN-ON': ['America/Winnipeg', 'America/Atikokan'],
  // Most of Labrador.
  'CAN-NL': ['America/Goose_Bay'],
  // Lloydminster.
  'CAN-SK': ['America/Edmonton'],
  // Kivalliq and Kitikmeot.
  'CAN-NU': ['America/Rankin_Inlet', 'America/Cambridge_Bay'],
};

/** Every clock of a province by which a midnight can come last, that of most people first. */
export function clocksOf(province: ProvinceCode): readonly string[] {
  return [timeZoneOf(province), ...(LATER_CLOCKS[province] ?? [])];
}
