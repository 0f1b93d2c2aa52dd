import type { ProvinceCode } from '../people/provinces.ts';

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
