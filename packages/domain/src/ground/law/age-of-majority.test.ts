import { describe, expect, it } from 'vitest';
import { AGE_OF_MAJORITY, LOWEST_AGE_OF_MAJORITY } from './age-of-majority.ts';

describe('the Age of Majority Acts', () => {
  it.each([
    ['Québec', 'CAN-QC', 18],
    ['Prince Edward Island', 'CAN-PE', 18],
    ['British Columbia', 'CAN-BC', 19],
    ['Nunavut', 'CAN-NU', 19],
  ] as const)('make a person in %s an adult at the right age', (_name, code, age) => {
    expect(AGE_OF_MAJORITY[code]).toBe(age);
  });

  it('ask for the lowest age of majority while none is known', () => {
    expect(Math.min(...Object.values(AGE_OF_MAJORITY))).toBe(LOWEST_AGE_OF_MAJORITY);
  });
});
