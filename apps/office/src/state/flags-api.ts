import type { FlagPage, FlagQuery } from '@portal/domain/money/payments/office-flags.wire';
import { api } from './api.ts';

const flagUrl = (flagId: string) => `/office/money/flags/${encodeURIComponent(flagId)}`;

const flagsApi = api.injectEndpoints({
  endpoints: (build) => ({
    paymentFlags: build.query<FlagPage, FlagQuery>({
      query: (params) => ({ url: '/office/money/flags', params }),
      providesTags: ['Order'],
    }),
    clearPaymentFlag: build.mutation<null, { flagId: string; reason: string }>({
      query: ({ flagId, ...body }) => ({ url: `${flagUrl(flagId)}/clear`, method: 'POST', body }),
      // After a refusal, too: somebody was faster, and the lists show what they did.
      invalidatesTags: ['Order', 'Desk', 'Investor'],
    }),
    countOnce: build.mutation<null, { flagId: string; reason: string }>({
      query: ({ flagId, ...body }) => ({ url: `${flagUrl(flagId)}/count-once`, method: 'POST', body }),
      invalidatesTags: ['Order', 'Desk', 'Investor'],
    }),
    applyFlag: build.mutation<null, { flagId: string; orderId: string }>({
      query: ({ flagId, ...body }) => ({ url: `${flagUrl(flagId)}/apply`, method: 'POST', body }),
      invalidatesTags: ['Order', 'Desk', 'Investor', 'Bank'],
    }),
    clearProfileFlag: build.mutation<null, { investorId: string; flagId: string; reason: string }>({
      query: ({ investorId, flagId, ...body }) => ({
        url: `/office/investors/${encodeURIComponent(investorId)}/profile-flags/${encodeURIComponent(flagId)}/clear`,
        method: 'POST',
        body,
      }),
      invalidatesTags: ['Order', 'Desk', 'Investor'],
    }),
  }),
});

export const {
  usePaymentFlagsQuery,
  useClearPaymentFlagMutation,
  useCountOnceMutation,
  useApplyFlagMutation,
  useClearProfileFlagMutation,
} = flagsApi;
