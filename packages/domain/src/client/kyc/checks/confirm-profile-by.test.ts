import { describe, expect, it } from 'vitest';
import { confirmedSince, confirmProfileBy, profileReviewOf } from './confirm-profile-by.ts';

describe('the day until which a profile has to be confirmed', () => {
  it.each([
    ['a year later to the day', '2026-11-22', '2027-11-22'],
    ['a year later over the end of one', '2026-12-31', '2027-12-31'],
    ['the end of February after a leap day', '2028-02-29', '2029-02-28'],
    ['the 28th before a leap year', '2027-02-28', '2028-02-28'],
  ])('is %s', (_row, submitted, by) => {
    expect(confirmProfileBy(submitted)).toBe(by);
  });

  it.each([
    ['a year before', '2027-11-22', '2026-11-22'],
    ['the first of March where February was shorter', '2028-02-29', '2027-03-01'],
    ['the end of February before a leap day', '2029-02-28', '2028-02-28'],
  ])('has passed for profiles from before %s', (_row, today, since) => {
    expect(confirmedSince(today)).toBe(since);
    expect(confirmProfileBy(since) >= today).toBe(true);
  });
});

describe('the review of a profile', () => {
  it.each([
    ['is not due on the day of its submission', '2026-11-22', 'current'],
    ['is not due 31 days before its year ends', '2027-10-22', 'current'],
    ['is due 30 days before its year ends', '2027-10-23', 'due'],
    ['is due on the last day', '2027-11-22', 'due'],
    ['is over the day after', '2027-11-23', 'over'],
  ] as const)('%s', (_row, today, review) => {
    expect(profileReviewOf('2026-11-22', today)).toBe(review);
  });
});
