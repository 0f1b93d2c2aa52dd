import { describe, expect, it } from 'vitest';
import { LINE_SEARCH_LENGTH_MAX, lineQuerySchema, matchQuerySchema } from './line-query.ts';

describe('a list of lines', () => {
  it.each([
    ['all of them', {}],
    ['money that came in', { way: 'in' }],
    ['money that went out', { way: 'out' }],
    ['one account', { account: '0e4b2c1a' }],
    ['the longest search', { search: 'x'.repeat(LINE_SEARCH_LENGTH_MAX) }],
    ['the page after a line', { after: '7' }],
    ['the page after the last line that can be', { after: '9'.repeat(18) }],
  ])('is of %s', (_what, query) => {
    expect(lineQuerySchema.parse(query)).toEqual(query);
  });

  it('is searched for words without the blanks around them', () => {
    expect(lineQuerySchema.parse({ search: ' 1 250.75 ' })).toEqual({ search: '1 250.75' });
  });

  it.each([
    ['another way', { way: 'both' }],
    ['an account without end', { account: 'x'.repeat(65) }],
    ['a search for nothing', { search: '  ' }],
    ['too long a search', { search: 'x'.repeat(LINE_SEARCH_LENGTH_MAX + 1) }],
    ['the page after nothing', { after: '' }],
    ['the page after no place', { after: '-7' }],
    ['the page after a place and more', { after: '7 or 8' }],
    ['the page after a place beyond all', { after: '9'.repeat(19) }],
    ['a filter that there is not', { sort: 'day' }],
  ])('is not of %s', (_what, query) => {
    expect(lineQuerySchema.safeParse(query).success).toBe(false);
  });
});

describe('a list of matches', () => {
  it.each([
    ['those that stand', { state: 'standing' }],
    ['those that were undone', { state: 'undone' }],
    ['those of one line', { line: '0e4b2c1a' }],
    ['those of the page after', { after: 'x'.repeat(400) }],
  ])('is of %s', (_what, query) => {
    expect(matchQuerySchema.parse(query)).toEqual(query);
  });

  it.each([
    ['another state', { state: 'gone' }],
    ['a line without end', { line: 'x'.repeat(65) }],
    ['the page after a mark without end', { after: 'x'.repeat(401) }],
    ['a filter that there is not', { way: 'in' }],
  ])('is not of %s', (_what, query) => {
    expect(matchQuerySchema.safeParse(query).success).toBe(false);
  });
});
