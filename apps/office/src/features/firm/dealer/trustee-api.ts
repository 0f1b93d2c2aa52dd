import type {
  ApproveTrusteeInput,
  OfficeTrustee,
  ProposeTrusteeInput,
} from '@portal/domain/firm/trustee/office-trustee.wire';
import { api } from '#state/api.ts';

/** A call about the trust account particulars. */
export type TrusteeCall =
  | ({ move: 'propose' } & ProposeTrusteeInput)
  | ({ move: 'approve' } & ApproveTrusteeInput)
  | { move: 'return'; proposalId: string; reason: string }
  | { move: 'withdraw'; proposalId: string };

const trusteeApi = api.injectEndpoints({
  endpoints: (build) => ({
    officeTrustee: build.query<OfficeTrustee, void>({
      query: () => '/office/dealer/trustee',
      // The folder may have been changed meanwhile.
      keepUnusedDataFor: 0,
      providesTags: ['Trustee'],
    }),
    decideTrustee: build.mutation<null, TrusteeCall>({
      query: ({ move, ...body }) => ({ url: `/office/dealer/trustee/${move}`, method: 'POST', body }),
      // After a refusal, too: somebody was faster, and the page shows what they did.
      invalidatesTags: ['Trustee'],
    }),
  }),
});

export const { useOfficeTrusteeQuery, useDecideTrusteeMutation } = trusteeApi;
