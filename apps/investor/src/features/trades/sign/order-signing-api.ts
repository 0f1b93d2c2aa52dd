import type { OrderSigning, SigningLink } from '@portal/domain/agreement/signing/signing.wire';
import { api } from '#state/api.ts';
import type { SigningLinkRequest } from '#state/signing-link-api.ts';

/** What the sign step asks of an order's ceremony before it opens. */
const orderSigningApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Changes with the order and with the language on screen, as orders do. */
    orderSigning: build.query<OrderSigning, string>({
      query: (tradeId) => `/user/trade/signing/${tradeId}`,
      providesTags: ['Trade'],
      keepUnusedDataFor: 0,
    }),
    agreeToSign: build.mutation<SigningLink, SigningLinkRequest>({
      query: ({ tradeId, returnUrl }) => ({
        url: `/user/trade/signing-consent/${tradeId}`,
        method: 'POST',
        body: { returnUrl },
      }),
    }),
  }),
});

export const { useOrderSigningQuery, useAgreeToSignMutation } = orderSigningApi;
