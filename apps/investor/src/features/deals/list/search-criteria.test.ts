import { NO_CRITERIA } from '@portal/domain/offering/deals/choosing/filter-deals';
import { describe, expect, it } from 'vitest';
import type { SearchCriteria } from '#state/slices/search-slice.ts';
import { MAPLE } from '../../../testing/sample-order.ts';
import {
  activeFilters,
  addressOfSearch,
  dealsToShow,
  narrows,
  searchCriteria,
  searchOfAddress,
} from './search-criteria.ts';

const FARM = {
  ...MAPLE,
  id: 'deal-2',
  name: 'Prairie Sky',
  type: 'land',
  province: 'CAN-SK',
  summary: 'Wheat',
  unitPrice: 1000,
} as const;

describe('what a person looks for', () => {
  it('is everything at first', () => {
    expect(searchCriteria({})).toEqual(NO_CRITERIA);
  });

  it('drops what this release does not know', () => {
    expect(searchCriteria({ type: ['castles', 'land'], province: ['CAN-XX'], sort: 'luck' })).toEqual({
      ...NO_CRITERIA,
      type: ['land'],
    });
  });

  it.each<[string, SearchCriteria, string[]]>([
    ['a word of the summary', { q: 'students' }, ['deal-1']],
    ['a kind', { type: ['land'] }, ['deal-2']],
    ['a province', { province: ['CAN-ON'] }, ['deal-1']],
    ['a smallest order of at most $5,000', { minimum: [null, 5000] }, ['deal-1']],
    ['a smallest order of at least $5,000', { minimum: [5000, null] }, ['deal-2']],
    ['bookmarks', { bookmarked: true }, ['deal-2']],
    ['bookmarks of a kind that has none', { bookmarked: true, type: ['student'] }, []],
    ['nothing, by name', { sort: 'name' }, ['deal-1', 'deal-2']],
  ])('by %s finds the right deals', (_by, search, expected) => {
    expect(dealsToShow([FARM, MAPLE], search, ['deal-2'], 'en').map(({ id }) => id)).toEqual(expected);
  });

  it.each<[string, SearchCriteria, string]>([
    ['nothing', {}, ''],
    ['the usual order', { sort: 'closing' }, ''],
    ['bookmarks by term', { sort: 'term', bookmarked: true }, '?sort=term&bookmarked=1'],
    ['what is marked to be compared', { compare: ['a', 'b-2'] }, '?compare=a%2Cb-2'],
    ['a kind that pays enough', { type: ['land'], return: 6 }, '?type%5B%5D=land&return=6'],
  ])('%s stands in the address', (_what, search, address) => {
    expect(addressOfSearch(search)).toBe(address);
    expect(addressOfSearch(searchOfAddress(address))).toBe(address);
  });

  it('is what an address asks for, minus what is not understood', () => {
    expect(
      searchOfAddress('?q=wheat&type[]=castles&term=5&minimum[]=&minimum[]=5000&bookmarked=yes'),
    ).toEqual({
      q: 'wheat',
      term: 5,
      minimum: [null, 5000],
    });
  });

  it.each<[string, SearchCriteria, number, boolean]>([
    ['nothing', {}, 0, false],
    ['an order of the list', { sort: 'name' }, 0, false],
    ['a search text, which is visible', { q: 'wheat' }, 0, true],
    ['bookmarks, whose button is visible', { bookmarked: true }, 0, true],
    ['a return and a term', { return: 5, term: 3 }, 2, true],
    ['two kinds and one end of a range', { type: ['land', 'energy'], minimum: [null, 1] }, 3, true],
  ])('%s: how many folded filters, and whether deals are hidden', (_what, search, count, hides) => {
    expect([activeFilters(searchCriteria(search)), narrows(search)]).toEqual([count, hides]);
  });
});
