import type { OpenTrustAccountInput } from '@portal/domain/office/bank-schemas';
import type { TrustAccountAnswer } from '@portal/domain/wire/office-money';
import { api } from '#state/api.ts';

const bankApi = api.injectEndpoints({
  endpoints: (build) => ({
    trustAccounts: build.query<TrustAccountAnswer[], void>({
      query: () => '/office/money/accounts',
      providesTags: ['Bank'],
    }),
    openTrustAccount: build.mutation<{ id: string }, OpenTrustAccountInput>({
      query: (body) => ({ url: '/office/money/accounts', method: 'POST', body }),
      invalidatesTags: ['Bank'],
    }),
  }),
});

export const { useTrustAccountsQuery, useOpenTrustAccountMutation } = bankApi;
