import type { Admission, ApproveAdmissionInput } from '@portal/domain/firm/admissions/office-admissions.wire';
import { api } from '#state/api.ts';

/** A call about somebody who waits to be let in. */
export type AdmissionCall = { staffId: string } & (
  | ({ move: 'approve' } & ApproveAdmissionInput)
  | { move: 'return'; proposalId: string; reason: string }
  | { move: 'withdraw'; proposalId: string }
);

const admissionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    admissions: build.query<Admission[], void>({
      query: () => '/office/admissions',
      providesTags: ['Person'],
    }),
    decideAdmission: build.mutation<null, AdmissionCall>({
      query: ({ staffId, move, ...body }) => ({
        url: `/office/people/${staffId}/admission/${move}`,
        method: 'POST',
        body,
      }),
      // After a refusal, too: somebody was faster, and the list shows what they did.
      invalidatesTags: ['Person'],
    }),
  }),
});

export const { useAdmissionsQuery, useDecideAdmissionMutation } = admissionsApi;
