import { describe, expect, it } from 'vitest';
import { scrub } from './scrub.ts';

describe('a report leaves the browser without', () => {
  it.each([
    ['e-mail addresses', 'no user ana.roy+1@example.ca here', 'no user [email] here'],
    ['bearer tokens', 'header Bearer abc.def', 'header Bearer [token]'],
    ['signing links', 'at /signing/s3cr3t-link failed', 'at /signing/[token] failed'],
    ['reset links', 'https://x.ca/reset-password/u1/t0k3n', 'https://x.ca/reset-password/[user]/[token]'],
    ['query strings', 'GET /api/user/trades?dealId=9', 'GET /api/user/trades?[query]'],
    ['social insurance numbers', 'value 046 454 286 refused', 'value [number]refused'],
    ['telephone numbers', 'call 514-555-0188x', 'call [number]x'],
    ['birth dates', 'born 1980-02-29.', 'born [date].'],
    ['long opaque values', `id ${'a1'.repeat(30)}`, 'id [token]'],
  ])('%s', (_what, given, expected) => {
    expect(scrub(given)).toBe(expected);
  });

  it('anything beyond what the API takes', () => {
    expect(scrub('a b '.repeat(5000))).toHaveLength(2500);
  });

  it('losing file names, lines and columns', () => {
    expect(scrub('TypeError: x (/assets/deal-page-Bc3.js:12:345)')).toContain(
      '/assets/deal-page-Bc3.js:12:345',
    );
  });
});
