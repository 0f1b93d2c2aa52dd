import type { Deal, ListedDeal } from '@portal/domain/offering/deals/deal.wire';
import { api } from './api.ts';
import { takeOver, useLiveUnits } from './page/use-live-units.ts';
import { useAppDispatch } from './store.ts';

/** The live deals as anybody may see them, without documents. */
const publicDealsApi = api.injectEndpoints({
  endpoints: (build) => ({
    publicDeals: build.query<ListedDeal[], void>({ query: () => '/deal/live', providesTags: ['Deal'] }),
    /** By id or slug, as a referral link carries it. */
    publicDeal: build.query<Deal, string>({
      query: (deal) => `/deal/live/${encodeURIComponent(deal)}`,
      providesTags: ['Deal'],
    }),
  }),
});

const { usePublicDealsQuery, usePublicDealQuery } = publicDealsApi;

/** The live deals with live units. */
export function useFreshPublicDeals() {
  const dispatch = useAppDispatch();
  const deals = usePublicDealsQuery();
  useLiveUnits((units) => {
    dispatch(
      publicDealsApi.util.updateQueryData('publicDeals', undefined, (listed) => {
        for (const deal of listed) {
          takeOver(deal, units);
        }
      }),
    );
  });
  return deals;
}

/** One live deal, by id or slug, with live units. */
export function useFreshPublicDeal(idOrSlug: string) {
  const dispatch = useAppDispatch();
  const deal = usePublicDealQuery(idOrSlug);
  useLiveUnits((units) => {
    dispatch(publicDealsApi.util.updateQueryData('publicDeal', idOrSlug, (shown) => takeOver(shown, units)));
  });
  return deal;
}
