import type { Language } from '@portal/domain/ground/people/languages';
import { isBookmarked } from '@portal/domain/offering/deals/choosing/bookmarks';
import { parseCompared } from '@portal/domain/offering/deals/choosing/compared-deals';
import { dealQueryOf, parseDealQuery } from '@portal/domain/offering/deals/choosing/deal-query';
import {
  type DealCriteria,
  filterDeals,
  isNarrowed,
  NO_CRITERIA,
} from '@portal/domain/offering/deals/choosing/filter-deals';
import type { ListedDeal } from '@portal/domain/offering/deals/deal.wire';
import type { SearchCriteria } from '#state/slices/search-slice.ts';

/** Query parameter: only bookmarked deals. */
const BOOKMARKED = 'bookmarked';
/** Query parameter: the deals to compare. */
const COMPARE = 'compare';

/** The criteria stored in the browser, checked: what this release does not know is dropped. */
export function searchCriteria(search: SearchCriteria): DealCriteria {
  const { q = '', type = [], province = [], minimum = [null, null], sort = NO_CRITERIA.sort } = search;
  const bound = (value: number | null | undefined) =>
    value === null || value === undefined ? '' : String(value);
  return parseDealQuery([
    ['q', q],
    ...type.map((value) => ['type', value] as const),
    ...province.map((value) => ['province', value] as const),
    ...minimum.map((end) => ['minimum', bound(end)] as const),
    ['return', bound(search.return)],
    ['term', bound(search.term)],
    ['sort', sort],
  ]);
}

/** The search in a marketplace address (`?type[]=land&sort=term`); what is not understood is dropped. */
export function searchOfAddress(query: string): SearchCriteria {
  const pairs = new URLSearchParams(query);
  const { q, type, province, minimum, sort, ...bounds } = parseDealQuery(pairs);
  const compare = parseCompared(pairs.get(COMPARE));
  return {
    ...(q === '' ? {} : { q }),
    ...(type.length === 0 ? {} : { type: [...type] }),
    ...(province.length === 0 ? {} : { province: [...province] }),
    ...(minimum.every((end) => end === null) ? {} : { minimum: [minimum[0], minimum[1]] }),
    ...(bounds.return === null ? {} : { return: bounds.return }),
    ...(bounds.term === null ? {} : { term: bounds.term }),
    ...(sort === NO_CRITERIA.sort ? {} : { sort }),
    ...(pairs.get(BOOKMARKED) === '1' ? { bookmarked: true } : {}),
    ...(compare.length === 0 ? {} : { compare }),
  };
}

/** The query of the marketplace address for a search, with its question mark; empty for everything. */
export function addressOfSearch(search: SearchCriteria): string {
  const pairs = new URLSearchParams(dealQueryOf(searchCriteria(search)));
  if (search.bookmarked === true) {
    pairs.set(BOOKMARKED, '1');
  }
  if (search.compare?.length) {
    pairs.set(COMPARE, search.compare.join());
  }
  const query = pairs.toString();
  return query === '' ? '' : `?${query}`;
}

/** How many folded filters narrow the list; search text and sorting are visible anyway. */
export function activeFilters({ type, province, minimum, ...bounds }: DealCriteria): number {
  const ranges = [minimum.some((end) => end !== null), bounds.return !== null, bounds.term !== null];
  return type.length + province.length + ranges.filter(Boolean).length;
}

/** True if the search hides deals. */
export function narrows(search: SearchCriteria): boolean {
  return search.bookmarked === true || isNarrowed(searchCriteria(search));
}

/** The deals to show, sorted as asked. */
export function dealsToShow(
  deals: readonly ListedDeal[],
  search: SearchCriteria,
  bookmarks: readonly string[],
  language: Language,
): ListedDeal[] {
  const listed = search.bookmarked === true ? deals.filter(({ id }) => isBookmarked(bookmarks, id)) : deals;
  return filterDeals(listed, searchCriteria(search), language);
}
