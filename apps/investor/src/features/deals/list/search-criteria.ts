import { isBookmarked } from '@portal/domain/deals/bookmarks';
import { type DealCriteria, filterDeals, isNarrowed, NO_CRITERIA } from '@portal/domain/deals/deal-filter';
import { parseDealQuery } from '@portal/domain/deals/deal-query';
import type { ListedDeal } from '@portal/domain/wire/deal';
import type { Language } from '@portal/domain/wire/user';
import type { SearchCriteria } from '#state/search-slice.ts';

/** The criteria that a browser kept, checked: what an older release wrote and this one does not know is left out. */
export function criteriaOf(search: SearchCriteria): DealCriteria {
  const { q = '', type = [], province = [], minimum = [null, null], sort = NO_CRITERIA.sort } = search;
  return parseDealQuery([
    ['q', q],
    ...type.map((value) => ['type', value] as const),
    ...province.map((value) => ['province', value] as const),
    ...minimum.map((end) => ['minimum', end === null ? '' : String(end)] as const),
    ['sort', sort],
  ]);
}

/** How many of the folded-away filters narrow the list; the search text and the order stand in view. */
export function activeFilters({ type, province, minimum }: DealCriteria): number {
  return type.length + province.length + (minimum.some((end) => end !== null) ? 1 : 0);
}

/** True when a person sees less than everything. */
export function narrows(search: SearchCriteria): boolean {
  return search.bookmarked === true || isNarrowed(criteriaOf(search));
}

/** The deals to show, in the order asked for. */
export function dealsToShow(
  deals: readonly ListedDeal[],
  search: SearchCriteria,
  bookmarks: readonly string[],
  language: Language,
): ListedDeal[] {
  const listed = search.bookmarked === true ? deals.filter(({ id }) => isBookmarked(bookmarks, id)) : deals;
  return filterDeals(listed, criteriaOf(search), language);
}
