import type { DeskFilter, DeskQuery } from '@portal/domain/desk/queues/desk-query';
import type { DeskQueue } from '@portal/domain/desk/queues/desk-queues';
import type {
  Claim,
  Desk,
  DeskActInput,
  DeskChoices,
  DeskPage,
  DeskResults,
  DeskRow,
  ResolveRowsInput,
  SaveViewInput,
} from '@portal/domain/desk/queues/office-desk.wire';
import { api } from '#state/api.ts';
import { RESOLVED_QUEUES, type ResolvedQueue } from './resolved-queues.ts';

type OfQueue = { queue: DeskQueue };

const deskApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The queues with their counts. Polled, which does not count as activity. */
    desk: build.query<Desk, void>({
      query: () => ({ url: '/office/desk', personActed: false }),
      providesTags: ['Desk'],
    }),
    deskPage: build.query<DeskPage, OfQueue & { query: DeskQuery }>({
      query: ({ queue, query }) => ({ url: `/office/desk/${queue}`, params: query, personActed: false }),
      providesTags: ['Desk'],
    }),
    deskChoices: build.query<DeskChoices, OfQueue>({
      query: ({ queue }) => ({ url: `/office/desk/${queue}/choices`, personActed: false }),
      providesTags: ['Desk'],
    }),
    claimRow: build.mutation<Claim, OfQueue & { id: string; version: number }>({
      query: ({ queue, ...body }) => ({ url: `/office/desk/${queue}/claim`, method: 'POST', body }),
      // After a refusal, too: somebody was faster, and the list shows who has it.
      invalidatesTags: ['Desk'],
    }),
    claimNext: build.mutation<DeskRow | null, OfQueue & { filter: DeskFilter }>({
      query: ({ queue, filter }) => ({ url: `/office/desk/${queue}/next`, method: 'POST', body: filter }),
      invalidatesTags: ['Desk'],
    }),
    actOnRows: build.mutation<DeskResults, OfQueue & DeskActInput>({
      query: ({ queue, ...body }) => ({ url: `/office/desk/${queue}/act`, method: 'POST', body }),
      invalidatesTags: ['Desk'],
    }),
    resolveRows: build.mutation<DeskResults, { queue: ResolvedQueue } & ResolveRowsInput>({
      query: ({ queue, ...body }) => ({
        url: `/office/desk/${queue}/${RESOLVED_QUEUES[queue].call}`,
        method: 'POST',
        body,
      }),
      invalidatesTags: ['Desk'],
    }),
    saveView: build.mutation<{ id: string }, SaveViewInput>({
      query: (body) => ({ url: '/office/views', method: 'POST', body }),
      invalidatesTags: ['Desk'],
    }),
    removeView: build.mutation<null, string>({
      query: (id) => ({ url: `/office/views/${encodeURIComponent(id)}/remove`, method: 'POST' }),
      invalidatesTags: ['Desk'],
    }),
  }),
});

export const {
  useDeskQuery,
  useDeskPageQuery,
  useDeskChoicesQuery,
  useClaimRowMutation,
  useClaimNextMutation,
  useActOnRowsMutation,
  useResolveRowsMutation,
  useSaveViewMutation,
  useRemoveViewMutation,
} = deskApi;
