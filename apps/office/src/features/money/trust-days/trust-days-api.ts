import type { Language } from '@portal/domain/ground/people/languages';
import type {
  ApproveDayInput,
  ExplainDifferenceInput,
  ReadBalanceInput,
  ReturnDayInput,
  TrustDay,
  TrustDays,
} from '@portal/domain/money/reconciliation/office-trust-days.wire';
import { api } from '#state/api.ts';

/** The moves on a whole day, each with what it takes. */
export type DayMove =
  | { move: 'prepare'; hash: string }
  | ({ move: 'approve' } & ApproveDayInput)
  | ({ move: 'return' } & ReturnDayInput)
  | { move: 'withdraw'; proposalId: string };

type OfDay<Input> = Input & { day: string };

const daysApi = api.injectEndpoints({
  endpoints: (build) => ({
    trustDays: build.query<TrustDays, string | null>({
      query: (before) => `/office/money/days${before === null ? '' : `?before=${before}`}`,
      providesTags: ['TrustDay'],
    }),
    trustDay: build.query<TrustDay, string>({
      query: (day) => `/office/money/days/${day}`,
      providesTags: ['TrustDay'],
    }),
    explainDifference: build.mutation<null, OfDay<ExplainDifferenceInput>>({
      query: ({ day, ...body }) => ({ url: `/office/money/days/${day}/explanations`, method: 'POST', body }),
      invalidatesTags: ['TrustDay'],
    }),
    readBalance: build.mutation<null, OfDay<ReadBalanceInput>>({
      query: ({ day, ...body }) => ({ url: `/office/money/days/${day}/balances`, method: 'POST', body }),
      invalidatesTags: ['TrustDay'],
    }),
    moveDay: build.mutation<null, OfDay<DayMove>>({
      query: ({ day, move, ...body }) => ({ url: `/office/money/days/${day}/${move}`, method: 'POST', body }),
      invalidatesTags: ['TrustDay'],
    }),
    linkToDayPaper: build.mutation<{ url: string }, { day: string; language: Language }>({
      query: ({ day, ...body }) => ({ url: `/office/money/days/${day}/paper`, method: 'POST', body }),
    }),
  }),
});

export const {
  useTrustDaysQuery,
  useTrustDayQuery,
  useExplainDifferenceMutation,
  useReadBalanceMutation,
  useMoveDayMutation,
  useLinkToDayPaperMutation,
} = daysApi;
