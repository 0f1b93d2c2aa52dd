import { describe, expect, it } from 'vitest';
import { mayLeave, type PurchaseStep, purchaseStep } from './purchase-step.ts';

const READY = {
  status: 'open',
  hasProfile: true,
  holdsUnits: true,
  isSignedByFirst: false,
  isSignedBySecond: false,
  owesMemorandum: false,
} as const;

describe('the second purchaser of an order', () => {
  it.each<[string, Partial<Parameters<typeof purchaseStep>[0]>, PurchaseStep]>([
    ['fills in a profile first', { hasProfile: false }, 'complete-profile'],
    ['does so even where the units are gone', { hasProfile: false, holdsUnits: false }, 'complete-profile'],
    ['waits until the first reserved units again', { holdsUnits: false }, 'wait-for-units'],
    ['does not sign before the first', {}, 'wait-for-first'],
    ['signs after the first', { isSignedByFirst: true }, 'sign'],
    [
      'signs after the first, where the dealer asked for changes as well',
      { status: 'changesAsked', isSignedByFirst: true },
      'sign',
    ],
    [
      'waits for the first once they signed',
      { isSignedByFirst: true, isSignedBySecond: true },
      'wait-for-first',
    ],
    [
      'reads a memorandum that was amended after they signed',
      { status: 'submitted', isSignedByFirst: true, isSignedBySecond: true, owesMemorandum: true },
      'read-memorandum',
    ],
    [
      'of an order of before, which the dealer has, gives a profile',
      { status: 'inReview', isSignedByFirst: true, isSignedBySecond: true, hasProfile: false },
      'complete-profile',
    ],
    ['waits for the dealer', { status: 'inReview', isSignedBySecond: true }, 'wait-for-review'],
    ['has nothing to do once it is approved', { status: 'approved' }, 'approved'],
    ['has nothing to do once it is settled', { status: 'settled' }, 'settled'],
    ['has nothing to do once it was declined', { status: 'declined' }, 'declined'],
    ['has nothing to do once it was cancelled', { status: 'archived' }, 'archived'],
  ])('%s', (_row, facts, step) => {
    expect(purchaseStep({ ...READY, ...facts })).toBe(step);
  });

  it.each<[string, Parameters<typeof mayLeave>[0], boolean]>([
    ['before they signed', { status: 'open', isSignedBySecond: false }, true],
    ['while changes are asked', { status: 'changesAsked', isSignedBySecond: false }, true],
    ['not after they signed', { status: 'open', isSignedBySecond: true }, false],
    ['not while the dealer has it', { status: 'submitted', isSignedBySecond: false }, false],
  ])('may leave %s', (_row, facts, may) => {
    expect(mayLeave(facts)).toBe(may);
  });
});
