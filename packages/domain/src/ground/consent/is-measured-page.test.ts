import { describe, expect, it } from 'vitest';
import { isMeasuredPage } from './is-measured-page.ts';

describe('visits', () => {
  it.each(['home', 'landing', 'referral-entry', 'privacy-policy'])(
    'may be measured on a public page that is only read: %s',
    (page) => {
      expect(isMeasuredPage(page)).toBe(true);
    },
  );

  it.each(['login', 'register', 'forgot-password', 'reset-password', 'contact', 'verify-document', 'app'])(
    'are not measured where somebody types or is signed in: %s',
    (page) => {
      expect(isMeasuredPage(page)).toBe(false);
    },
  );

  it('are not measured on a page of which no file is kept', () => {
    expect(isMeasuredPage(undefined)).toBe(false);
    expect(isMeasuredPage('')).toBe(false);
  });
});
