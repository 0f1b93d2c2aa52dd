import { describe, expect, it } from 'vitest';
import { DEALER_REPRESENTATIVES, representativeByCode } from './dealer-representatives.ts';

describe('the dealer representatives', () => {
  it('are 36, each with an id, a name and a code of their own', () => {
    expect(DEALER_REPRESENTATIVES).toHaveLength(36);
    for (const part of ['id', 'fullName', 'referralCode'] as const) {
      expect(new Set(DEALER_REPRESENTATIVES.map((representative) => representative[part])).size).toBe(36);
    }
  });

  it('have whole names, and codes that survive an address and being read aloud', () => {
    for (const { id, fullName, referralCode } of DEALER_REPRESENTATIVES) {
      expect(id).toMatch(/^rep-\d\d$/);
      expect(fullName).toMatch(/^\p{Lu}\S+( \p{Lu}\S+)+$/u);
      expect(referralCode).toMatch(/^[A-Z]{4,12}\d{2}$/);
    }
  });

  it.each([
    ['by its code', representativeByCode('OKAFOR47'), 'Desmond Okafor'],
    ['by its code in small letters', representativeByCode(' okafor47 '), 'Desmond Okafor'],
  ])('are found %s', (_row, found, name) => {
    expect(found?.fullName).toBe(name);
  });

  it.each([
    ['a code that is not given', representativeByCode('NOBODY00')],
    ['an empty code', representativeByCode('')],
  ])('are not found by %s', (_row, found) => {
    expect(found).toBeNull();
  });
});
