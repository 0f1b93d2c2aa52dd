import type { SigningLink } from '@portal/domain/agreement/signing/signing.wire';
import { api } from './api.ts';

export type SigningLinkRequest = {
  /** The order's id. */
  tradeId: string;
  /** A page of the portal to come back to: a path or a whole address on the portal's own origin. */
  returnUrl: string;
};

/**
 * Creates the link to the signing ceremony of an order, or of a profile alone. A mutation, because each link ends the
 * previous one.
 */
const signingLinkApi = api.injectEndpoints({
  endpoints: (build) => ({
    signingLink: build.mutation<SigningLink, SigningLinkRequest>({
      query: ({ tradeId, returnUrl }) => ({
        url: '/user/docusign/investment',
        params: { shareId: tradeId, returnUrl },
      }),
    }),
    profileSigningLink: build.mutation<SigningLink, { kycId: string; returnUrl: string }>({
      query: ({ kycId, returnUrl }) => ({
        url: '/user/docusign/kyc',
        params: { kycId, type: '1', returnUrl },
      }),
      // On refusal: it was signed in another tab.
      invalidatesTags: (_link, error) => (error === undefined ? [] : ['Kyc']),
    }),
  }),
});

export const { useSigningLinkMutation, useProfileSigningLinkMutation } = signingLinkApi;

const OWN_CEREMONY = /^\/signing\/[\w-]+$/;

/**
 * Where to go to sign. The portal's own ceremony opens on the current host: the configured address may be another name of
 * this server, where the person is not signed in.
 */
export function signingAddress(url: string): string {
  const { pathname } = new URL(url);
  return OWN_CEREMONY.test(pathname) ? pathname : url;
}
