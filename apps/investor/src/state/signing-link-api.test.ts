import { describe, expect, it } from 'vitest';
import { signingAddress } from './signing-link-api.ts';

describe('the address of a signing ceremony', () => {
  it.each([
    ['our own, on whatever name of the server', 'http://127.0.0.1:3000/signing/aB3-_x', '/signing/aB3-_x'],
    [
      'a provider’s, as it is',
      'https://sign.example.com/Signing/StartInSession.aspx?t=1',
      'https://sign.example.com/Signing/StartInSession.aspx?t=1',
    ],
  ])('is %s', (_case, url, address) => {
    expect(signingAddress(url)).toBe(address);
  });
});
