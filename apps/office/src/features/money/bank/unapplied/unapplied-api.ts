import type {
  AllocateUnappliedInput,
  KeepUnappliedInput,
  SendBackUnappliedInput,
} from '@portal/domain/money/bank/lines/bank-schemas';
import type { UnappliedPage, UnappliedQuery } from '@portal/domain/money/bank/lines/office-unapplied.wire';
import { api } from '#state/api.ts';

/** A decision on a proposal to send unapplied money back. */
type SendBackDecision =
  | { move: 'approve'; proposalId: string; hash: string }
  | { move: 'withdraw'; proposalId: string }
  | { move: 'return'; proposalId: string; reason: string };

const money = (unappliedId: string) => `/office/money/unapplied/${encodeURIComponent(unappliedId)}`;

const unappliedApi = api.injectEndpoints({
  endpoints: (build) => ({
    unapplied: build.query<UnappliedPage, UnappliedQuery>({
      query: (params) => ({ url: '/office/money/unapplied', params }),
      providesTags: ['Bank'],
    }),
    // After a refusal, too, so that the page shows what somebody else did meanwhile.
    keepUnapplied: build.mutation<{ id: string }, { lineId: string } & KeepUnappliedInput>({
      query: ({ lineId, ...body }) => ({
        url: `/office/money/lines/${encodeURIComponent(lineId)}/unapplied`,
        method: 'POST',
        body,
      }),
      invalidatesTags: ['Bank', 'Desk'],
    }),
    allocateUnapplied: build.mutation<{ ids: string[] }, { unappliedId: string } & AllocateUnappliedInput>({
      query: ({ unappliedId, ...body }) => ({ url: `${money(unappliedId)}/allocate`, method: 'POST', body }),
      invalidatesTags: ['Bank', 'Order', 'Desk'],
    }),
    proposeSendBack: build.mutation<null, { unappliedId: string } & SendBackUnappliedInput>({
      query: ({ unappliedId, ...body }) => ({ url: `${money(unappliedId)}/send-back`, method: 'POST', body }),
      invalidatesTags: ['Bank', 'Desk'],
    }),
    decideSendBack: build.mutation<null, { unappliedId: string } & SendBackDecision>({
      query: ({ unappliedId, move, ...body }) => ({
        url: `${money(unappliedId)}/send-back/${move}`,
        method: 'POST',
        body,
      }),
      invalidatesTags: ['Bank', 'Desk'],
    }),
    undoUse: build.mutation<null, { useId: string; reason: string }>({
      query: ({ useId, reason }) => ({
        url: `/office/money/unapplied-uses/${encodeURIComponent(useId)}/undo`,
        method: 'POST',
        body: { reason },
      }),
      invalidatesTags: ['Bank', 'Order', 'Desk'],
    }),
  }),
});

export const {
  useUnappliedQuery,
  useKeepUnappliedMutation,
  useAllocateUnappliedMutation,
  useProposeSendBackMutation,
  useDecideSendBackMutation,
  useUndoUseMutation,
} = unappliedApi;
