import { describe, expect, it } from 'vitest';
import { rangesOf } from './ranges-of.ts';

describe('ranges of numbers', () => {
  it.each<[string, bigint[], [bigint, bigint][]]>([
    ['are none of none', [], []],
    ['are one of one number', [7n], [[7n, 7n]]],
    ['are one of numbers that are near, in any order', [9n, 3n, 40n, 3n], [[3n, 40n]]],
    [
      'leave out what is between numbers that are far',
      [5n, 20_000n, 20_001n],
      [
        [5n, 5n],
        [20_000n, 20_001n],
      ],
    ],
    [
      'end after ten thousand numbers that nobody has',
      [1n, 10_001n, 20_002n],
      [
        [1n, 10_001n],
        [20_002n, 20_002n],
      ],
    ],
  ])('%s', (_case, numbers, ranges) => {
    expect(rangesOf(numbers)).toEqual(ranges.map(([from, to]) => ({ from, to })));
  });
});
