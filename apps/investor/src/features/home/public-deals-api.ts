import type { Deal, ListedDeal } from '@portal/domain/wire/deal';
import { api } from '#state/api.ts';

/** The live deals as anybody may see them, without their documents. */
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

export const { usePublicDealsQuery, usePublicDealQuery } = publicDealsApi;
