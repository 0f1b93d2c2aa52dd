import { describe, expect, it } from 'vitest';
import { normalisePostalCode, postalCodeFitsProvince } from './normalise-postal-code.ts';
import { PROVINCES, type ProvinceCode } from './provinces.ts';

/** Where each letter that a code begins with is delivered. */
const DELIVERED: Readonly<Record<string, readonly ProvinceCode[]>> = {
  A: ['CAN-NL'],
  B: ['CAN-NS'],
  C: ['CAN-PE'],
  E: ['CAN-NB'],
  G: ['CAN-QC'],
  H: ['CAN-QC'],
  J: ['CAN-QC'],
  K: ['CAN-ON'],
  L: ['CAN-ON'],
  M: ['CAN-ON'],
  N: ['CAN-ON'],
  P: ['CAN-ON'],
  R: ['CAN-MB'],
  S: ['CAN-SK'],
  T: ['CAN-AB'],
  V: ['CAN-BC'],
  X: ['CAN-NT', 'CAN-NU'],
  Y: ['CAN-YT'],
};

describe('a postal code', () => {
  it.each(Object.entries(DELIVERED))('that begins with %s is delivered in %s alone', (letter, provinces) => {
    const fitting = PROVINCES.filter((province) => postalCodeFitsProvince(`${letter}1B 1B1`, province));
    expect(fitting).toEqual(provinces);
  });

  it.each([
    ['as printed', 'M5J 2L1', 'M5J 2L1'],
    ['in lower case without a space', 'm5j2l1', 'M5J 2L1'],
    ['with a dash', 'M5J-2L1', 'M5J 2L1'],
    ['that begins with W', 'W5J 2L1', undefined],
    ['that begins with Z', 'Z5J 2L1', undefined],
    ['with W or Z further on', 'K1W 2Z1', 'K1W 2Z1'],
    ['of the United States', '90210', undefined],
    ['with a letter missing', 'M5J 21', undefined],
    ['with a letter before it', 'AM5J 2L1', undefined],
    ['with a digit after it', 'M5J 2L12', undefined],
    ['with many blanks', ' M5J   2L1 ', 'M5J 2L1'],
  ])('%s', (_row, typed, expected) => {
    expect(normalisePostalCode(typed)).toBe(expected);
  });

  it.each([...'DFIOQU'])('with the letter %s, which is never used', (letter) => {
    expect(normalisePostalCode(`${letter}5J 2L1`)).toBeUndefined();
    expect(normalisePostalCode(`M5${letter} 2L1`)).toBeUndefined();
    expect(normalisePostalCode(`M5J 2${letter}1`)).toBeUndefined();
  });

  it.each([
    ['Toronto is in Ontario', 'M5J 2L1', 'CAN-ON', true],
    ['Toronto is not in Québec', 'M5J 2L1', 'CAN-QC', false],
    ['Montréal is in Québec', 'H2Y 1C6', 'CAN-QC', true],
    ['Yellowknife is in the Northwest Territories', 'X1A 2N4', 'CAN-NT', true],
    ['X is Nunavut too', 'X0A 0H0', 'CAN-NU', true],
    ['X is not Yukon', 'X0A 0H0', 'CAN-YT', false],
    ['Gatineau is served by Ottawa', 'K1A 0N9', 'CAN-QC', true],
    ['Creighton is served by Flin Flon', 'R8A 0A1', 'CAN-SK', true],
  ] as const)('%s', (_row, code, province, expected) => {
    expect(postalCodeFitsProvince(code, province)).toBe(expected);
  });
});
