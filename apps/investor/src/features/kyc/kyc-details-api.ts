import type { KycDetails } from '@portal/domain/client/kyc/answers/kyc-answers.wire';
import { api } from '#state/api.ts';
import { followKycCall } from '#state/slices/kyc-slice.ts';

/** Reading the profile, apart from changing it: the amount page asks whether it is complete, and needs none of its rules. */
export const kycDetailsApi = api.injectEndpoints({
  endpoints: (build) => ({
    kycDetails: build.query<KycDetails, void>({
      query: () => '/user/kyc/details',
      providesTags: ['Kyc'],
      onQueryStarted: (_arg, call) => followKycCall(call),
    }),
  }),
});

export const { useKycDetailsQuery } = kycDetailsApi;
