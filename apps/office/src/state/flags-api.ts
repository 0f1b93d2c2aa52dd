import type { FlagPage, FlagQuery } from '@portal/domain/wire/office-flags';
import { api } from './api.ts';

const flagsApi = api.injectEndpoints({
  endpoints: (build) => ({
    paymentFlags: build.query<FlagPage, FlagQuery>({
      query: (params) => ({ url: '/office/money/flags', params }),
      providesTags: ['Order'],
    }),
    clearPaymentFlag: build.mutation<null, { flagId: string; reason: string }>({
      query: ({ flagId, ...body }) => ({
        url: `/office/money/flags/${encodeURIComponent(flagId)}/clear`,
        method: 'POST',
        body,
      }),
      // Also where somebody was faster: the lists then show what they did.
      invalidatesTags: ['Order', 'Desk', 'Investor'],
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

export const { usePaymentFlagsQuery, useClearPaymentFlagMutation, useClearProfileFlagMutation } = flagsApi;
