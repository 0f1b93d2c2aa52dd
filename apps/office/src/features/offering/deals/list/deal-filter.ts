import { hasWords } from '@portal/domain/ground/people/fold-text';
import type { OfficeDealRow } from '@portal/domain/offering/deals/authoring/office-deals.wire';
import { DEAL_STATES, type DealState } from '@portal/domain/offering/deals/deal-states';

/** Which deals the list shows; all of it is part of the address, so that Back and links show the same. */
export type DealFilter = { searched: string; state: DealState | 'to-review' | 'all' };

export const FILTER_STATES = ['all', 'to-review', ...DEAL_STATES] as const;
const SEARCH = 'q';
const STATE = 'state';

/** The filter of an address; unknown values filter nothing. */
export function filterOf(query: URLSearchParams): DealFilter {
  const state = query.get(STATE);
  return {
    searched: query.get(SEARCH) ?? '',
    state: FILTER_STATES.find((one) => one === state) ?? 'all',
  };
}

/** The address of a filter, without values that filter nothing. */
export function queryOf({ searched, state }: DealFilter): URLSearchParams {
  return new URLSearchParams({
    ...(searched.trim() === '' ? {} : { [SEARCH]: searched }),
    ...(state === 'all' ? {} : { [STATE]: state }),
  });
}

export function isFiltered({ searched, state }: DealFilter): boolean {
  return searched.trim() !== '' || state !== 'all';
}

/** The deals that match a filter, in their given order. */
export function filterDeals(deals: readonly OfficeDealRow[], filter: DealFilter): OfficeDealRow[] {
  return deals.filter(
    (deal) =>
      isOfState(deal, filter.state) &&
      hasWords(`${deal.name.en} ${deal.name.fr} ${deal.slug}`, filter.searched),
  );
}

function isOfState({ state, review }: OfficeDealRow, wanted: DealFilter['state']): boolean {
  return wanted === 'all' || (wanted === 'to-review' ? review !== null : state === wanted);
}
