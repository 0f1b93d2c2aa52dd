import { describe, expect, it } from 'vitest';
import { parseCompared, toggleCompared } from './compared-deals.ts';

describe('the deals that an address names for comparison', () => {
  it.each([
    ['none', null, []],
    ['none in an empty part', '', []],
    ['two', 'maple-gate,prairie-sky', ['maple-gate', 'prairie-sky']],
    ['each once', 'a,a,b', ['a', 'b']],
    ['three of four', 'a,b,c,d', ['a', 'b', 'c']],
    ['none that is no name', 'a,<script>,b c,../x', ['a']],
    ['none longer than a name', 'x'.repeat(101), []],
  ])('%s', (_case, value, slugs) => {
    expect(parseCompared(value)).toEqual(slugs);
  });
});

describe('marking a deal', () => {
  it.each([
    ['puts the first one in', [], 'a', ['a']],
    ['puts another after it', ['a'], 'b', ['a', 'b']],
    ['takes one out again', ['a', 'b'], 'a', ['b']],
    ['refuses a fourth', ['a', 'b', 'c'], 'd', null],
    ['takes one of three out', ['a', 'b', 'c'], 'b', ['a', 'c']],
  ])('%s', (_case, slugs, slug, expected) => {
    expect(toggleCompared(slugs, slug)).toEqual(expected);
  });
});
