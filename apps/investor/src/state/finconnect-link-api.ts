import type { FinconnectLink } from '@portal/domain/money/payments/payments.wire';
import { api } from './api.ts';

export type FinconnectLinkRequest = {
  tradeId: string;
  /** A page of the portal to come back to: a path or a whole address on the portal's own origin. */
  returnUrl: string;
};

/** The link to link a bank account for an order. A mutation, because each one ends the link before it. */
const finconnectLinkApi = api.injectEndpoints({
  endpoints: (build) => ({
    finconnectLink: build.mutation<FinconnectLink, FinconnectLinkRequest>({
      query: ({ tradeId, returnUrl }) => ({
        url: `/user/finconnect/investment/link/${tradeId}`,
        params: { returnUrl },
      }),
    }),
  }),
});

export const { useFinconnectLinkMutation } = finconnectLinkApi;

const OWN_PAGE = /^\/finconnect\/[\w-]+$/;

/**
 * The path of the portal's own page behind a link; null for a provider's. The configured address may be another name of
 * the server that the person is on, on which they are not signed in, so the path alone is followed.
 */
export function ownFinconnectPath(url: string): string | null {
  const { pathname } = new URL(url);
  return OWN_PAGE.test(pathname) ? pathname : null;
}
