import { api } from './api.ts';

export type SigningLink = { url: string; envelopeId: string };

/** The way to the signing ceremony of an order: a link that is a credential, asked for when it is about to be followed. */
export const signingLinkApi = api.injectEndpoints({
  endpoints: (build) => ({
    investmentSigningLink: build.mutation<SigningLink, { shareId: string; returnUrl: string }>({
      query: (params) => ({ url: '/user/docusign/investment', params }),
    }),
  }),
});

export const { useInvestmentSigningLinkMutation } = signingLinkApi;
