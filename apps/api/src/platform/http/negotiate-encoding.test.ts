import { describe, expect, it } from 'vitest';
import { negotiateEncoding } from './negotiate-encoding.ts';

describe('the encoding of an answer', () => {
  it.each([
    ['a browser of today', 'gzip, deflate, br, zstd', 'br'],
    ['a browser on plain http', 'gzip, deflate', 'gzip'],
    ['nothing said', undefined, 'identity'],
    ['an empty header', '', 'identity'],
    ['only unknown ones', 'zstd, deflate', 'identity'],
    ['Brotli refused', 'br;q=0, gzip;q=0.5', 'gzip'],
    ['anything', '*', 'br'],
    ['anything but Brotli', 'br;q=0, *', 'gzip'],
    ['capitals and spaces', ' GZIP ; q=1.0 ', 'gzip'],
    ['damaged qualities', 'br;q=, gzip;q=a', 'br'],
  ])('for %s (%s) is %s', (_case, header, encoding) => {
    expect(negotiateEncoding(header)).toBe(encoding);
  });
});
