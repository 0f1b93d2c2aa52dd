import type { KycDetails } from '@portal/domain/client/kyc/answers/kyc-answers.wire';
import type { User } from '@portal/domain/people/account/user.wire';
import type { DataExport } from '@portal/domain/service/own-account/data-export.wire';
import type {
  CloseAccountBody,
  ConsentsBody,
  DetailsBody,
  OwnAccount,
} from '@portal/domain/service/own-account/own-account.wire';
import { api, TRADES_ELSEWHERE } from '#state/api.ts';

/** What the portal knows about the person, and what they can change. */
const ownAccountApi = api.injectEndpoints({
  endpoints: (build) => ({
    ownAccount: build.query<OwnAccount, void>({
      query: () => '/user/account',
      providesTags: ['User', 'Kyc', TRADES_ELSEWHERE],
    }),
    changeDetails: build.mutation<User, DetailsBody>({
      query: (body) => ({ url: '/user/details', method: 'POST', body }),
      invalidatesTags: ['User'],
    }),
    changeConsents: build.mutation<{ saved: true }, ConsentsBody>({
      query: (body) => ({ url: '/user/consents', method: 'POST', body }),
      invalidatesTags: ['User'],
    }),
    confirmProfile: build.mutation<KycDetails, void>({
      query: () => ({ url: '/user/kyc/save', method: 'POST', body: { formIsFinished: true } }),
      invalidatesTags: ['Kyc', 'Trade'],
    }),
    askForData: build.mutation<DataExport, { password: string }>({
      query: (body) => ({ url: '/user/data', method: 'POST', body }),
    }),
    unlinkAccount: build.mutation<{ unlinked: true }, string>({
      query: (id) => ({ url: `/user/bank-accounts/${encodeURIComponent(id)}/unlink`, method: 'POST' }),
      // On refusal too: another tab may have ordered, or unlinked it.
      invalidatesTags: ['Trade'],
    }),
    closeAccount: build.mutation<{ closed: true }, CloseAccountBody>({
      query: (body) => ({ url: '/user/account/close', method: 'POST', body }),
      // On refusal: another tab may have placed an order or turned on two-factor login.
      invalidatesTags: (_closed, error) => (error === undefined ? [] : ['Trade', 'TwoFactor']),
    }),
  }),
});

export const {
  useOwnAccountQuery,
  useChangeDetailsMutation,
  useChangeConsentsMutation,
  useConfirmProfileMutation,
  useAskForDataMutation,
  useUnlinkAccountMutation,
  useCloseAccountMutation,
} = ownAccountApi;
