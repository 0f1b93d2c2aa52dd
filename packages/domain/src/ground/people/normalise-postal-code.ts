import type { ProvinceCode } from './provinces.ts';
import { tidyCode } from './tidy-line.ts';

/** D, F, I, O, Q and U are never used; W and Z never begin a code. */
const PATTERN = /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z]\d[ABCEGHJ-NPRSTV-Z]\d$/;

const FIRST_LETTERS: Readonly<Record<ProvinceCode, string>> = {
  'CAN-AB': 'T',
  'CAN-BC': 'V',
  'CAN-MB': 'R',
  'CAN-NB': 'E',
  'CAN-NL': 'A',
  'CAN-NS': 'B',
  'CAN-ON': 'KLMNP',
  'CAN-PE': 'C',
  'CAN-QC': 'GHJ',
  'CAN-SK': 'S',
  'CAN-NT': 'X',
  'CAN-NU': 'X',
  'CAN-YT': 'Y',
};

/** Sorting areas that Canada Post serves from the neighbouring province. */
const ACROSS_THE_BORDER: Partial<Readonly<Record<ProvinceCode, readonly string[]>>> = {
  'CAN-QC': ['K1A'],
  'CAN-SK': ['R8A'],
};

/**
 * A Canadian postal code in its printed form, `M5J 2L1`, from any case, with or without a space or dash.
 * Undefined when it cannot be one.
 */
export function normalisePostalCode(typed: string): string | undefined {
  const code = tidyCode(typed).replace(/[\s-]/g, '').toUpperCase();
  return PATTERN.test(code) ? `${code.slice(0, 3)} ${code.slice(3)}` : undefined;
}

/** Whether a postal code in its printed form is delivered in the province. */
export function postalCodeFitsProvince(code: string, province: ProvinceCode): boolean {
  return (
    FIRST_LETTERS[province].includes(code.charAt(0)) ||
    (ACROSS_THE_BORDER[province] ?? []).includes(code.slice(0, 3))
  );
}
