import { describe, expect, it } from 'vitest';
import { proposeTold, type ToldMoney } from './propose-told.ts';

const TOLD: readonly ToldMoney[] = [
  { tradeId: 'a', reference: '3A2D34FE', kind: 'received', cents: 250_000n },
  { tradeId: 'b', reference: '77C01B9D', kind: 'released', cents: 250_000n },
  { tradeId: 'c', reference: '90AB12CD', kind: 'refunded', cents: 250_000n },
  { tradeId: 'd', reference: '11223344', kind: 'returned', cents: 999n },
];
const line = (cents: bigint, isIn: boolean, description = 'WIRE') => ({ cents, isIn, description });

describe('what a line may confirm', () => {
  it.each([
    ['money in confirms what was told to have arrived', line(250_000n, true), ['a told']],
    [
      'money out confirms what was decided, first what the text names',
      line(250_000n, false, 'WIRE 90AB12CD'),
      ['c told-and-reference', 'b told'],
    ],
    ['money out confirms what came back', line(999n, false), ['d told']],
    ['an amount that misses by a cent confirms nothing', line(250_001n, false), []],
  ])('%s', (_row, asked, proposals) => {
    expect(proposeTold(asked, TOLD).map(({ tradeId, why }) => `${tradeId} ${why}`)).toEqual(proposals);
  });
});
