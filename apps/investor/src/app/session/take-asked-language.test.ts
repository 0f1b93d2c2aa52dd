import { afterEach, describe, expect, it } from 'vitest';
import { takeAskedLanguage } from './take-asked-language.ts';

afterEach(() => window.history.replaceState(null, '', '/'));

describe('the language of an address', () => {
  it.each([
    ['alone', '/deal/maple?lang=fr', 'fr', '/deal/maple'],
    ['beside a referral', '/deal/maple?ref=s1&lang=en#figures', 'en', '/deal/maple?ref=s1#figures'],
    ['that does not name one', '/deal/maple?ref=s1', '', '/deal/maple?ref=s1'],
    ['twice', '/?lang=fr&lang=en', 'fr', '/'],
  ])('%s is taken out of it', (_what, address, asked, left) => {
    window.history.replaceState(null, '', address);
    expect(takeAskedLanguage(window)).toBe(asked);
    const { pathname, search, hash } = window.location;
    expect(`${pathname}${search}${hash}`).toBe(left);
  });
});
