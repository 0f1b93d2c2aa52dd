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

/**
 * Age in whole years at which a person may contract, by province or territory of residence
 * (the Age of Majority Acts; article 153 of the Civil Code of Québec).
 */
export const AGE_OF_MAJORITY: Readonly<Record<ProvinceCode, 18 | 19>> = {
  'CAN-AB': 18,
  'CAN-BC': 19,
  'CAN-MB': 18,
  'CAN-NB': 19,
  'CAN-NL': 19,
  'CAN-NS': 19,
  'CAN-ON': 18,
  'CAN-PE': 18,
  'CAN-QC': 18,
  'CAN-SK': 18,
  'CAN-NT': 19,
  'CAN-NU': 19,
  'CAN-YT': 19,
};

/** Nobody younger is an adult anywhere in Canada: all that can be said while the province is not yet known. */
export const LOWEST_AGE_OF_MAJORITY = 18;

/** The message key of a province's or territory's name: `places.CAN-ON`. */
export function provinceNameKey(code: ProvinceCode): `places.${ProvinceCode}` {
  return `places.${code}`;
}
