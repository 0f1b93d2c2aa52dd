import { describe, expect, it } from 'vitest';
import { confirmProfileBy } from './confirm-by.ts';

describe('the day until which a profile has to be confirmed', () => {
  it.each([
    ['a year later to the day', '2026-11-22', '2027-11-22'],
    ['a year later over the end of one', '2026-12-31', '2027-12-31'],
    ['the end of February after a leap day', '2028-02-29', '2029-02-28'],
    ['the 28th before a leap year', '2027-02-28', '2028-02-28'],
  ])('is %s', (_row, submitted, by) => {
    expect(confirmProfileBy(submitted)).toBe(by);
  });
});
