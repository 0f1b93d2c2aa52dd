import { describe, expect, it } from 'vitest';
import { addressExpression } from './site-pages.ts';

describe('a pattern of address', () => {
  it.each([
    ['/', '/', true],
    ['/', '/login', false],
    ['/login', '/login/', true],
    ['/login', '/Login', true],
    ['/login', '/login/again', false],
    ['/wizard/:slug/:step', '/wizard/harbour-row/order', true],
    ['/wizard/:slug/:step', '/wizard/harbour-row', false],
    ['/wizard/:slug/:step', '/wizard//order', false],
    ['/onboarding/:segment?', '/onboarding', true],
    ['/onboarding/:segment?', '/onboarding/risk', true],
    ['/onboarding/:segment?', '/onboarding/risk/more', false],
    ['/a.b', '/axb', false],
  ])('%s and %s: %s', (pattern, address, fits) => {
    expect(addressExpression(pattern).test(address)).toBe(fits);
  });
});
