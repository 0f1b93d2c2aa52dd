import { describe, expect, it } from 'vitest';
import { parseQuery } from './parse-query.ts';

describe('a query string', () => {
  it.each([
    ['nothing', '', {}],
    ['one value', 'q=farm', { q: 'farm' }],
    ['the last of a repeated value', 'q=a&q=b', { q: 'b' }],
    ['a list of one', 'type[]=fund', { type: ['fund'] }],
    ['a list', 'type[]=fund&type[]=reit', { type: ['fund', 'reit'] }],
    ['brackets in escapes', 'type%5B%5D=fund', { type: ['fund'] }],
    ['plus signs and escapes', 'q=two+words%21', { q: 'two words!' }],
    ['a name without a value', 'q', { q: '' }],
    ['a broken escape as it stands', 'q=%zz', { q: '%zz' }],
  ])('holds %s', (_case, text, expected) => {
    expect({ ...parseQuery(text) }).toEqual(expected);
  });

  it('never reaches a prototype', () => {
    const query = parseQuery('__proto__=x&__proto__[]=y&constructor=z');
    expect(Object.getPrototypeOf(query)).toBeNull();
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  });

  it('is read up to a hundred pairs', () => {
    const text = Array.from({ length: 300 }, (_, index) => `p${index}=1`).join('&');
    expect(Object.keys(parseQuery(text))).toHaveLength(100);
  });
});
