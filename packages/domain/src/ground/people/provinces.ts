/**
 * The provinces and territories of Canada as the wire names them: ISO 3166-2 with the country in alpha-3.
 * Provinces first, then territories, each group in alphabetical order of its postal abbreviation.
 */
export const PROVINCES = [
  'CAN-AB',
  'CAN-BC',
  'CAN-MB',
  'CAN-NB',
  'CAN-NL',
  'CAN-NS',
  'CAN-ON',
  'CAN-PE',
  'CAN-QC',
  'CAN-SK',
  'CAN-NT',
  'CAN-NU',
  'CAN-YT',
] as const;

export type ProvinceCode = (typeof PROVINCES)[number];

/** True for one of the thirteen codes, exactly as written on the wire. */
export function isProvinceCode(value: unknown): value is ProvinceCode {
  return PROVINCES.some((code) => code === value);
}

/** The message key of a province's or territory's name: `places.CAN-ON`. */
export function provinceNameKey(code: ProvinceCode): `places.${ProvinceCode}` {
  return `places.${code}`;
}
