import type {
  ApproveRegistrationInput,
  OfficeRegistrations,
  ProposeRegistrationInput,
} from '@portal/domain/firm/registrations/registrations.wire';
import { api } from './api.ts';

/** A call about where the dealer is registered. */
export type RegistrationCall =
  | ({ move: 'propose' } & ProposeRegistrationInput)
  | ({ move: 'approve' } & ApproveRegistrationInput)
  | { move: 'return'; proposalId: string; reason: string }
  | { move: 'withdraw'; proposalId: string };

const registrationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Where the dealer is registered: what its representatives can be, too, and what two people change. */
    registrations: build.query<OfficeRegistrations, void>({
      query: () => '/office/dealer/registrations',
      keepUnusedDataFor: 0,
      providesTags: ['Registration'],
    }),
    decideRegistration: build.mutation<null, RegistrationCall>({
      query: ({ move, ...body }) => ({ url: `/office/dealer/registrations/${move}`, method: 'POST', body }),
      // After a refusal, too: somebody was faster, and the page shows what they did.
      invalidatesTags: ['Registration'],
    }),
  }),
});

export const { useRegistrationsQuery, useDecideRegistrationMutation } = registrationsApi;
