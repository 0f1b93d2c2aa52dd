import type { ProfileVersion } from '@portal/domain/desk/orders/office-profile.wire';
import { describe, expect, it } from 'vitest';
import { isNewerThere, isTooOld } from './list-profiles.ts';

const version = (number: number, change: Partial<ProfileVersion> = {}): ProfileVersion => ({
  kycId: `k${number}`,
  version: number,
  isDraft: false,
  submittedAt: '2026-02-10T15:00:00.000Z',
  signedAt: null,
  isOrders: false,
  ...change,
});
const DRAFT = { isDraft: true, submittedAt: null };
const ORDERS = { isOrders: true };

describe('a newer profile than the order’s', () => {
  it.each([
    ['is there where one was submitted since', [version(2), version(1, ORDERS)], true],
    ['is none that is only begun', [version(2, DRAFT), version(1, ORDERS)], false],
    ['is not the order’s own', [version(2, ORDERS), version(1)], false],
    ['is the first one of an order without any', [version(1)], true],
    ['is not there where there is none', [], false],
  ])('%s', (_row, profiles, isThere) => expect(isNewerThere(profiles)).toBe(isThere));
});

describe('the profile of an order', () => {
  it.each([
    ['is not too old within its year', [version(1)], '2026-11-27', false],
    ['is too old once that has passed', [version(1)], '2027-06-01', true],
    [
      'is as old as the newest that was submitted',
      [version(2, { submittedAt: '2027-05-01T15:00:00.000Z' }), version(1)],
      '2027-06-01',
      false,
    ],
    ['is not made younger by one that is only begun', [version(2, DRAFT), version(1)], '2027-06-01', true],
    ['is not too old where none was submitted', [version(1, DRAFT)], '2027-06-01', false],
  ] as const)('%s', (_row, profiles, today, isOld) => expect(isTooOld([...profiles], today)).toBe(isOld));
});
