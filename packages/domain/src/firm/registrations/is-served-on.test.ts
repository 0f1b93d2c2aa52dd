import { describe, expect, it } from 'vitest';
import {
  isServedAt,
  isServedOn,
  isToBeServedAt,
  provincesServedAt,
  type Registration,
} from './is-served-on.ts';

const REGISTRATIONS: readonly Registration[] = [
  { province: 'CAN-ON', from: '2020-05-01', lastDay: null },
  { province: 'CAN-QC', from: '2020-05-01', lastDay: null },
  { province: 'CAN-BC', from: '2020-05-01', lastDay: '2026-11-30' },
  { province: 'CAN-NL', from: '2020-05-01', lastDay: '2026-11-30' },
  { province: 'CAN-MB', from: '2027-02-01', lastDay: null },
  { province: 'CAN-AB', from: '2020-05-01', lastDay: '2025-12-31' },
  { province: 'CAN-AB', from: '2026-06-01', lastDay: null },
];
const DAY = '2026-11-30';

describe('a dealer on November 30, 2026', () => {
  it.each<[string, string | null | undefined, boolean]>([
    ['serves who lives where it is registered without an end', 'CAN-ON', true],
    ['serves who lives where its registration ends tonight', 'CAN-BC', true],
    ['does not serve who lives where it is registered from February', 'CAN-MB', false],
    ['serves who lives where it is registered again', 'CAN-AB', true],
    ['does not serve who lives where it never was', 'CAN-NS', false],
    ['does not serve who lives nowhere that it knows', 'USA-NY', false],
    ['does not turn away who has not said where they live', null, true],
    ['does not turn away who was not asked', undefined, true],
  ])('%s', (_row, province, expected) => {
    expect(isServedOn(province, REGISTRATIONS, DAY)).toBe(expected);
  });

  it.each([
    ['between two registrations', 'CAN-AB', '2026-03-01', false],
    ['on the day after the last', 'CAN-BC', '2026-12-01', false],
    ['on the first day', 'CAN-MB', '2027-02-01', true],
    ['the day before the first', 'CAN-MB', '2027-01-31', false],
  ])('judges %s by that day', (_row, province, day, expected) => {
    expect(isServedOn(province, REGISTRATIONS, day)).toBe(expected);
  });
});

describe('a registration that ends tonight', () => {
  it.each([
    ['has ended in St. John’s half an hour after midnight there', 'CAN-NL', '2026-12-01T04:00:00Z', false],
    [
      'stands in Vancouver at that moment, where it is still November',
      'CAN-BC',
      '2026-12-01T04:00:00Z',
      true,
    ],
    ['has ended in Vancouver after midnight there', 'CAN-BC', '2026-12-01T08:00:00Z', false],
    ['is no matter to somebody who lives abroad', 'USA-NY', '2026-12-01T04:00:00Z', false],
  ])('%s', (_row, province, at, expected) => {
    expect(isServedAt(province, REGISTRATIONS, new Date(at))).toBe(expected);
  });

  it.each([
    ['lets somebody get ready where the dealer will be registered', 'CAN-MB', true],
    ['lets somebody get ready where it is', 'CAN-ON', true],
    ['lets nobody get ready where it was', 'CAN-NL', false],
    ['lets nobody get ready where it never was', 'CAN-NS', false],
  ] as const)('%s', (_row, province, expected) => {
    expect(isToBeServedAt(province, REGISTRATIONS, new Date('2026-12-01T04:00:00Z'))).toBe(expected);
  });

  it('leaves the others', () => {
    expect(provincesServedAt(REGISTRATIONS, new Date('2026-12-01T12:00:00Z'))).toEqual([
      'CAN-AB',
      'CAN-ON',
      'CAN-QC',
    ]);
  });
});
