import { describe, expect, it } from 'vitest';
import { shareInBasisPoints } from './share-in-basis-points.ts';

describe('what an order is of what its investor has', () => {
  it.each([
    ['a twentieth', 5_000, 100_000, 500],
    ['more than all of it', 30_000, 20_000, 15_000],
    ['not known where the amount is not shown', null, 100_000, null],
    ['nothing that means anything of more debts than assets', 5_000, -20_000, null],
    ['nothing that means anything of nothing', 5_000, 0, null],
  ])('is %s', (_what, amount, whole, expected) => {
    expect(shareInBasisPoints(amount, whole)).toBe(expected);
  });
});
