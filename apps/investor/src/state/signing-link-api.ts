import type { SigningLink } from '@portal/domain/agreement/signing/signing.wire';
import { api } from './api.ts';

export type SigningLinkRequest = {
  /** The order's id. */
  tradeId: string;
  /** A page of the portal to come back to: a path or a whole address on the portal's own origin. */
  returnUrl: string;
};

/** The link to the signing ceremony of an order, or of a profile by itself. A mutation, because each one ends the link before it. */
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
    }),
  }),
});

export const { useSigningLinkMutation, useProfileSigningLinkMutation } = signingLinkApi;

const OWN_CEREMONY = /^\/signing\/[\w-]+$/;

/**
 * Where to go to sign. The portal's own ceremony is opened on the address that the person is on: the configured
 * address may be another name of the same server, on which they are not signed in.
 */
export function signingAddress(url: string): string {
  const { pathname } = new URL(url);
  return OWN_CEREMONY.test(pathname) ? pathname : url;
}
