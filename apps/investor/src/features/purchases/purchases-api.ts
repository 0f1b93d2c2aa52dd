import type { SigningLink } from '@portal/domain/agreement/signing/signing.wire';
import type { Purchase, PurchaseInvitation } from '@portal/domain/order/purchasers/purchases.wire';
import { api } from '#state/api.ts';

/** Calls of somebody who buys with the order of another. */
const purchasesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The credential travels in the body, out of addresses and logs. */
    openInvitation: build.query<PurchaseInvitation, string>({
      query: (token) => ({ url: '/purchase-invitations/open', method: 'POST', body: { token } }),
      keepUnusedDataFor: 0,
    }),
    declineInvitation: build.mutation<null, string>({
      query: (token) => ({ url: '/purchase-invitations/decline', method: 'POST', body: { token } }),
    }),
    joinOrder: build.mutation<{ id: string }, { token: string; isOtherAddress: boolean }>({
      query: (body) => ({ url: '/user/purchases/join', method: 'POST', body }),
      invalidatesTags: ['Trade'],
    }),
    leaveOrder: build.mutation<null, string>({
      query: (id) => ({ url: `/user/purchases/leave/${encodeURIComponent(id)}`, method: 'POST', body: {} }),
      invalidatesTags: (_left, error) => (error === undefined ? [] : ['Trade']),
    }),
    purchaseSigning: build.mutation<SigningLink, string>({
      query: (id) => ({ url: `/user/purchases/signing/${encodeURIComponent(id)}`, method: 'POST', body: {} }),
    }),
    purchases: build.query<Purchase[], void>({
      query: () => ({ url: '/user/purchases', personActed: false }),
      transformResponse: ({ purchases }: { purchases: Purchase[] }) => purchases,
      providesTags: ['Trade'],
    }),
    purchase: build.query<Purchase, string>({
      query: (id) => ({ url: `/user/purchases/${encodeURIComponent(id)}`, personActed: false }),
      providesTags: ['Trade'],
    }),
  }),
});

export const {
  useOpenInvitationQuery,
  useDeclineInvitationMutation,
  useJoinOrderMutation,
  useLeaveOrderMutation,
  usePurchaseSigningMutation,
  usePurchasesQuery,
  usePurchaseQuery,
} = purchasesApi;
