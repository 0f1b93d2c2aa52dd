import type { DealPreview } from '@portal/domain/offering/deals/authoring/office-deals.wire';
import type { Deal, ListedDeal, Video } from '@portal/domain/offering/deals/deal.wire';
import { api } from '#state/api.ts';

/** Calls for deals. */
export const dealsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Every live deal; the screen filters the list itself, to respond while people type. */
    liveDeals: build.query<ListedDeal[], void>({
      query: () => '/user/list/deal/live',
      providesTags: ['Deal'],
    }),
    /** A deal by id or slug, with its documents. */
    liveDeal: build.query<Deal, string>({
      query: (idOrSlug) => `/user/deal/live/${encodeURIComponent(idOrSlug)}`,
      providesTags: ['Deal'],
    }),
    /** The preview behind a link. */
    dealPreview: build.query<DealPreview, string>({
      query: (token) => `/deal/preview/${encodeURIComponent(token)}`,
    }),
    /** The dealer's videos about the platform; often none. */
    platformVideos: build.query<Video[], void>({
      query: () => '/user/platform-videos/',
      providesTags: ['Deal'],
    }),
  }),
});

export const { useDealPreviewQuery, useLiveDealsQuery, useLiveDealQuery, usePlatformVideosQuery } = dealsApi;
