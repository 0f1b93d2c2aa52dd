import { describe, expect, it } from 'vitest';
import { scrub } from './scrub.ts';

describe('a report of a fault', () => {
  it.each([
    ['an e-mail address', 'no user ada.l@example.co.uk here', 'no user [email] here'],
    ['an encoded one', 'to=ada%40example.com', 'to=[email]'],
    ['a social insurance number', 'SIN is 046 454 286!', 'SIN is [number]!'],
    ['one in dashes', '046-454-286', '[number]'],
    ['a telephone number', 'call +1 (514) 555-0142 now', 'call [phone] now'],
    ['an account', 'transit 00011 account 1234567', 'transit 00011 account [number]'],
    ['a date of birth', 'born 1986-04-17 or 17/04/1986', 'born [date] or [date]'],
    ['a session', 'Authorization: Bearer aB3_x-9', 'Authorization: Bearer [token]'],
    [
      'a signing link',
      'at https://portal.test/signing/Zm9vYmFy:12',
      'at https://portal.test/signing/[token]',
    ],
    ['a reset link', '/reset-password/u-1/t0ken', '/reset-password/[user]/[token]'],
    ['a query', 'GET /x?email=a&sin=1 failed', 'GET /x?[query] failed'],
    ['a password', '{"password":"hunter two","a":1}', '{"password":[removed],"a":1}'],
    ['a long random word', 'key a1b2c3d4e5f6a7b8c9d0a1b2c3d4e5f6 end', 'key [token] end'],
  ])('does not hold %s', (_case, text, clean) => {
    expect(scrub(text)).toBe(clean);
  });

  it('keeps what helps to find the fault', () => {
    const text =
      "Error Boundary: TypeError: Cannot read 'x' of undefined at f (https://p.test/assets/a-1f2e.js:12:3456)";
    expect(scrub(text)).toBe(text);
  });

  it.each([
    ['signs', '@'.repeat(8192)],
    ['digits and dashes', '1-'.repeat(4096)],
    ['half addresses', 'a.b@'.repeat(2048)],
    ['dots', `a@${'a.'.repeat(4000)}`],
  ])('takes no time for a hostile text of %s', (_case, text) => {
    const before = process.cpuUsage();
    scrub(text);
    const { user, system } = process.cpuUsage(before);
    // The work itself, in microseconds: a clock counts also what other programs do meanwhile.
    expect(user + system).toBeLessThan(500_000);
  });
});
