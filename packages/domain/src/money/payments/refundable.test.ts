import { describe, expect, it } from 'vitest';
import { refundableCents, refundProblem } from './refundable.ts';

describe('what may go back of an order of $5,000', () => {
  it.each([
    ['all of it once it is declined', 'declined', 500_000n, 500_000n],
    ['all of it once it has ended', 'archived', 200_000n, 200_000n],
    ['what is too much while it runs', 'approved', 520_000n, 20_000n],
    ['nothing while the total is just there', 'approved', 500_000n, 0n],
    ['what is left once it is settled', 'settled', 20_000n, 20_000n],
  ] as const)('is %s', (_, status, inTrust, expected) => {
    expect(refundableCents({ status, totalCents: 500_000n }, inTrust)).toBe(expected);
  });
});

describe('of $200 that may go back', () => {
  it.each([
    ['all of it goes back', 20_000n, null],
    ['a part goes back', 12_345n, null],
    ['one cent goes back', 1n, null],
    ['nothing is no refund', 0n, 'nothing'],
    ['less than nothing is none either', -1n, 'nothing'],
    ['one cent more does not go back', 20_001n, 'more-than-refundable'],
  ] as const)('%s', (_, amount, expected) => {
    expect(refundProblem(amount, 20_000n)).toBe(expected);
  });
});
