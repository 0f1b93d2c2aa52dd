import type { DealDraft } from '@portal/domain/offering/deals/authoring/deal-draft';
import type {
  DealComparison,
  DealSaved,
  ImportDealsInput,
  OfficeDeal,
  OfficeDealRow,
  PreviewLink,
  ReadDealVersion,
} from '@portal/domain/offering/deals/authoring/office-deals.wire';
import { api } from '#state/api.ts';

type OfDeal = { id: string };
type Written = OfDeal & { base: number };

/** The answer to a move: the deal as it is then. */
type Move = OfDeal & { move: string; body: object };

export const dealsApi = api.injectEndpoints({
  endpoints: (build) => ({
    officeDeals: build.query<OfficeDealRow[], void>({
      query: () => '/office/deals',
      providesTags: ['Deal'],
    }),
    officeDeal: build.query<OfficeDeal, string>({
      query: (id) => `/office/deals/${id}`,
      // Read again whenever a deal is opened, so that nobody overwrites what somebody else wrote since.
      keepUnusedDataFor: 0,
    }),
    createDeal: build.mutation<{ id: string }, void>({
      query: () => ({ url: '/office/deals', method: 'POST', body: {} }),
      invalidatesTags: ['Deal'],
    }),
    duplicateDeal: build.mutation<{ id: string }, string>({
      query: (id) => ({ url: `/office/deals/${id}/duplicate`, method: 'POST', body: {} }),
      invalidatesTags: ['Deal'],
    }),
    importDeals: build.mutation<{ ids: string[] }, ImportDealsInput>({
      query: (body) => ({ url: '/office/deals/import', method: 'POST', body }),
      invalidatesTags: ['Deal'],
    }),
    saveDeal: build.mutation<DealSaved, Written & { draft: DealDraft; isLeaving: boolean }>({
      query: ({ id, isLeaving, ...body }) => ({
        url: `/office/deals/${id}/draft`,
        method: 'POST',
        body,
        keepalive: isLeaving,
      }),
      invalidatesTags: ['Deal'],
    }),
    confirmLanguages: build.mutation<DealSaved, Written>({
      query: ({ id, base }) => ({ url: `/office/deals/${id}/languages`, method: 'POST', body: { base } }),
    }),
    moveDeal: build.mutation<OfficeDeal, Move>({
      query: ({ id, move, body }) => ({ url: `/office/deals/${id}/${move}`, method: 'POST', body }),
      invalidatesTags: ['Deal'],
      onQueryStarted: async ({ id }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (answer !== null) {
          dispatch(dealsApi.util.updateQueryData('officeDeal', id, () => answer.data));
        }
      },
    }),
    /** `draftVersion` is not sent: another version makes the comparison load again. */
    compareDeal: build.query<DealComparison, OfDeal & { from: string; to: string; draftVersion: number }>({
      query: ({ id, from, to }) => ({ url: `/office/deals/${id}/compare`, params: { from, to } }),
      keepUnusedDataFor: 0,
    }),
    dealVersion: build.query<ReadDealVersion, OfDeal & { number: string }>({
      query: ({ id, number }) => `/office/deals/${id}/versions/${number}`,
    }),
    previewDeal: build.mutation<PreviewLink, OfDeal & { version: string }>({
      query: ({ id, version }) => ({ url: `/office/deals/${id}/preview`, method: 'POST', body: { version } }),
    }),
  }),
});

export const {
  useOfficeDealsQuery,
  useOfficeDealQuery,
  useCreateDealMutation,
  useDuplicateDealMutation,
  useImportDealsMutation,
  useConfirmLanguagesMutation,
  useMoveDealMutation,
  useCompareDealQuery,
  useDealVersionQuery,
  usePreviewDealMutation,
} = dealsApi;
