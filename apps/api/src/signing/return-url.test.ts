import { describe, expect, it } from 'vitest';
import { readReturnUrl } from './return-url.ts';

const PORTAL = 'https://portal.example.ca';

describe('a return address', () => {
  it.each([
    ['a page of the portal', `${PORTAL}/wizard/maple/sign?from=1`, `${PORTAL}/wizard/maple/sign?from=1`],
    ['a path', '/wizard/maple/complete', `${PORTAL}/wizard/maple/complete`],
  ])('may be %s', (_row, given, expected) => {
    expect(readReturnUrl(given, PORTAL)).toBe(expected);
  });

  it.each([
    ['another site', 'https://evil.example/wizard'],
    ['another site without a scheme', '//evil.example/wizard'],
    ['another site with backslashes', '/\\evil.example/wizard'],
    ['a site whose name begins like ours', 'https://portal.example.ca.evil.example/'],
    ['our name in front of another host', 'https://portal.example.ca@evil.example/'],
    ['another port', 'https://portal.example.ca:8443/'],
    ['another scheme', 'http://portal.example.ca/'],
    ['a script', 'javascript:alert(1)'],
    ['nothing that can be read', 'https://'],
  ])('is refused when it is %s', (_row, given) => {
    expect(() => readReturnUrl(given, PORTAL)).toThrow('RETURN_URL_FOREIGN');
  });
});
