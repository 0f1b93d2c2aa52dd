import { describe, expect, it } from 'vitest';
import { shareOut } from './share-out.ts';

describe('shares of a whole', () => {
  it.each<[string, bigint[], number[]]>([
    ['three equal parts', [1n, 1n, 1n], [34, 33, 33]],
    ['the largest remainder first', [1n, 2n], [33, 67]],
    ['remainders that are not in the order of the amounts', [40n, 35n, 22n, 3n, 3n], [39, 34, 21, 3, 3]],
    ['one alone', [5n], [100]],
    ['nothing at all', [0n, 0n], [0, 0]],
    ['none', [], []],
    ['a part too small to see', [1n, 999_999n], [0, 100]],
  ])('%s', (_name, amounts, expected) => {
    expect(shareOut(amounts, 100)).toEqual(expected);
  });

  it('add to a hundred whatever the amounts', () => {
    let seed = 42;
    const next = () => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed;
    };
    for (let round = 0; round < 500; round += 1) {
      const amounts = Array.from({ length: 1 + (next() % 12) }, () => BigInt(1 + (next() % 10_000_000)));
      const shares = shareOut(amounts, 100);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100);
    }
  });

  it('are of no negative amounts', () => {
    expect(() => shareOut([1n, -1n], 100)).toThrow('shares are of amounts that are not negative');
  });
});
