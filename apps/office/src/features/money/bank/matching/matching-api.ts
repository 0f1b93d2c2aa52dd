import type { BookOfBankInput, MatchLineInput } from '@portal/domain/money/bank/lines/bank-schemas';
import type { LineQuery, MatchQuery } from '@portal/domain/money/bank/lines/line-query';
import type { BankMatchesAnswer, OpenLinesAnswer } from '@portal/domain/money/bank/lines/office-money.wire';
import { api } from '#state/api.ts';

type OfLine = { lineId: string };
type OfMatch = { matchId: string };

const matchingApi = api.injectEndpoints({
  endpoints: (build) => ({
    openLines: build.query<OpenLinesAnswer, LineQuery>({
      query: (params) => ({ url: '/office/money/lines', params }),
      providesTags: ['Bank'],
    }),
    bankMatches: build.query<BankMatchesAnswer, MatchQuery>({
      query: (params) => ({ url: '/office/money/matches', params }),
      providesTags: ['Bank'],
    }),
    // After a refusal, too, so that the page shows what somebody else did meanwhile.
    matchLine: build.mutation<{ ids: string[] }, OfLine & MatchLineInput>({
      query: ({ lineId, ...body }) => ({
        url: `/office/money/lines/${encodeURIComponent(lineId)}/match`,
        method: 'POST',
        body,
      }),
      invalidatesTags: ['Bank', 'Order', 'Desk'],
    }),
    bookOfBank: build.mutation<{ id: string }, OfLine & BookOfBankInput>({
      query: ({ lineId, ...body }) => ({
        url: `/office/money/lines/${encodeURIComponent(lineId)}/of-bank`,
        method: 'POST',
        body,
      }),
      invalidatesTags: ['Bank', 'Desk'],
    }),
    undoMatch: build.mutation<null, OfMatch & { reason: string }>({
      query: ({ matchId, reason }) => ({
        url: `/office/money/matches/${encodeURIComponent(matchId)}/undo`,
        method: 'POST',
        body: { reason },
      }),
      invalidatesTags: ['Bank', 'Order', 'Desk'],
    }),
  }),
});

export const {
  useOpenLinesQuery,
  useBankMatchesQuery,
  useMatchLineMutation,
  useBookOfBankMutation,
  useUndoMatchMutation,
} = matchingApi;
