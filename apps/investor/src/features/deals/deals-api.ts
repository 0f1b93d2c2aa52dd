import type { Deal, ListedDeal, Video } from '@portal/domain/offering/deals/deal.wire';
import type { DealPreview } from '@portal/domain/offering/deals/office-deals.wire';
import { api } from '#state/api.ts';

/** The calls that show deals. */
export const dealsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Every live deal; the screen narrows the list itself, so that it answers while a person types. */
    liveDeals: build.query<ListedDeal[], void>({
      query: () => '/user/list/deal/live',
      providesTags: ['Deal'],
    }),
    /** A deal by id or slug, with its documents. */
    liveDeal: build.query<Deal, string>({
      query: (idOrSlug) => `/user/deal/live/${encodeURIComponent(idOrSlug)}`,
      providesTags: ['Deal'],
    }),
    /** What the link to a preview shows. */
    dealPreview: build.query<DealPreview, string>({
      query: (token) => `/deal/preview/${encodeURIComponent(token)}`,
    }),
    /** Videos about the platform that the dealer chose; often none. */
    platformVideos: build.query<Video[], void>({
      query: () => '/user/platform-videos/',
      providesTags: ['Deal'],
    }),
  }),
});

export const { useDealPreviewQuery, useLiveDealsQuery, useLiveDealQuery, usePlatformVideosQuery } = dealsApi;
