import { describe, expect, it } from 'vitest';
import { looksOnUntil } from './looks-on-until.ts';

describe('the day until which a portal looks on', () => {
  it.each([
    ['is none where law.json names no day', undefined, '2026-11-29', null],
    ['is none where nobody had registered before the law', '2027-06-01', null, null],
    ['is the day that law.json names', '2026-12-10', '2026-11-29', '2026-12-10'],
    ['is the 30th day after the upgrade at the latest', '2027-06-01', '2026-11-29', '2026-12-29'],
    ['may be the 30th day itself', '2026-12-29', '2026-11-29', '2026-12-29'],
    ['is counted across the end of a short month', '2027-06-01', '2027-02-10', '2027-03-12'],
    ['may lie before the upgrade', '2026-01-01', '2026-11-29', '2026-01-01'],
  ])('%s', (_row, from, upgradedOn, until) => {
    expect(looksOnUntil(from, upgradedOn)).toBe(until);
  });
});
