import { describe, expect, it } from 'vitest';
import { codeAt, describeTotp, newTotpSecret, stepOfCode, unusedStepAt } from './totp.ts';

/** The secret of RFC 6238, appendix B: '12345678901234567890' in base32. */
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('a code of an authenticator app', () => {
  it.each([
    ['1970-01-01T00:00:59Z', '287082', 1n],
    ['2005-03-18T01:58:29Z', '081804', 37_037_036n],
    ['2009-02-13T23:31:30Z', '005924', 41_152_263n],
    ['2033-05-18T03:33:20Z', '279037', 66_666_666n],
  ])('is at %s that of RFC 6238', (time, code, step) => {
    expect(codeAt(RFC_SECRET, new Date(time))).toBe(code);
    expect(stepOfCode(RFC_SECRET, code, new Date(time))).toBe(step);
  });

  it.each([
    ['now', 0, true],
    ['of the step before', -30, true],
    ['of the step after', 30, true],
    ['of a minute ago', -60, false],
    ['of a minute ahead', 60, false],
  ])('%s is taken: %s', (_when, seconds, isTaken) => {
    const now = new Date('2026-11-18T15:00:10Z');
    const code = codeAt(RFC_SECRET, new Date(now.getTime() + seconds * 1_000));
    expect(stepOfCode(RFC_SECRET, code, now) !== null).toBe(isTaken);
  });

  it.each([
    ['the step before', -1n, 0n],
    ['this step', 0n, 1n],
    ['the step after', 1n, 1n],
  ])('that was not used after %s is of the first step that is taken', (_last, used, shown) => {
    const now = new Date('2026-11-18T15:00:10Z');
    const current = BigInt(Math.floor(now.getTime() / 30_000));
    const code = codeAt(RFC_SECRET, unusedStepAt(current + used, now));
    expect(stepOfCode(RFC_SECRET, code, now)).toBe(current + shown);
  });
});

describe('a secret', () => {
  it('is new each time, and reaches apps through a URL and its QR code', () => {
    const secret = newTotpSecret();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(newTotpSecret()).not.toBe(secret);
    const { otpauthUrl, qrSvg } = describeTotp(secret, 'ada+1@example.com');
    const url = new URL(otpauthUrl);
    expect(url.protocol).toBe('otpauth:');
    expect(url.searchParams.get('secret')).toBe(secret);
    expect(url.searchParams.get('issuer')).toBe('Northline');
    expect(qrSvg).toMatch(/^<svg .*<\/svg>$/s);
  });
});
