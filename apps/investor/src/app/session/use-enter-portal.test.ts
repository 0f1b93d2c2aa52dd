import { describe, expect, it } from 'vitest';
import { placeOfArrival } from './use-enter-portal.ts';

describe('after login or registration a person comes to', () => {
  it.each([
    ['the page that was asked for before', '/dashboard/portfolio', null, true, '/dashboard/portfolio'],
    [
      'the questionnaire before any page that was asked for',
      '/dashboard/portfolio',
      null,
      false,
      '/onboarding',
    ],
    ['the questionnaire, when it is not answered yet', null, { deal: 'd1' }, false, '/onboarding'],
    ['the deal that a referral link named', null, { deal: 'd1' }, true, '/dashboard/marketplace/d1'],
    ['the list of deals after a link without one', null, { mwr: 'm1' }, true, '/dashboard/marketplace'],
    ['the list of deals otherwise', null, null, true, '/dashboard/marketplace'],
  ])('%s', (_where, destination, referral, isOnboarded, expected) => {
    expect(placeOfArrival({ destination, referral, isOnboarded })).toBe(expected);
  });
});
