import { describe, expect, it } from 'vitest';
import { type ByteRange, readByteRange } from './byte-range.ts';

describe('of 1,000 bytes', () => {
  it.each<[string, string | undefined, ByteRange | 'all' | 'unsatisfiable']>([
    ['no header asks for all', undefined, 'all'],
    ['0-1 asks for two, as Safari does first', 'bytes=0-1', { first: 0, last: 1 }],
    ['0- asks for all as a part, as Chromium does', 'bytes=0-', { first: 0, last: 999 }],
    ['500- asks for the second half', 'bytes=500-', { first: 500, last: 999 }],
    ['999- asks for the last one', 'bytes=999-', { first: 999, last: 999 }],
    ['900-4000 ends where they end', 'bytes=900-4000', { first: 900, last: 999 }],
    ['-100 asks for the last hundred', 'bytes=-100', { first: 900, last: 999 }],
    ['-4000 asks for all there are', 'bytes=-4000', { first: 0, last: 999 }],
    ['1000- asks for what is not there', 'bytes=1000-', 'unsatisfiable'],
    ['-0 asks for nothing', 'bytes=-0', 'unsatisfiable'],
    ['- means nothing', 'bytes=-', 'all'],
    ['9-5 means nothing', 'bytes=9-5', 'all'],
    ['several parts are not given one by one', 'bytes=0-1,5-6', 'all'],
    ['another unit is not known', 'lines=0-1', 'all'],
    ['a number past all numbers is not read', `bytes=${'9'.repeat(20)}-`, 'all'],
  ])('%s', (_sentence, header, range) => {
    expect(readByteRange(header, 1_000)).toEqual(range);
  });
});

it('of an empty file, no part exists', () => {
  expect([readByteRange('bytes=0-', 0), readByteRange('bytes=-5', 0)]).toEqual([
    'unsatisfiable',
    'unsatisfiable',
  ]);
});
