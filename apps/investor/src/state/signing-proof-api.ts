import type { SigningProof } from '@portal/domain/agreement/signing/signing.wire';
import type { ProveInput } from '@portal/domain/people/account/security-schemas';
import { api } from './api.ts';

/** What somebody does before they sign: they show that it is they, and that the address is theirs. */
const signingProofApi = api.injectEndpoints({
  endpoints: (build) => ({
    proveSigner: build.mutation<SigningProof, ProveInput>({
      query: (body) => ({ url: '/user/signing/prove', method: 'POST', body }),
    }),
    /** Sends the link that verifies the person's address again. */
    resendVerification: build.mutation<{ sent: true }, void>({
      query: () => ({ url: '/user/email/verification', method: 'POST' }),
    }),
  }),
});

export const { useProveSignerMutation, useResendVerificationMutation } = signingProofApi;
