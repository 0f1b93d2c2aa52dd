import type {
  OfficeProfile,
  Revealed,
  RevealedPage,
  RevealInput,
} from '@portal/domain/desk/orders/office-profile.wire';
import { api } from './api.ts';

/** What a profile is read through: an order that may rely on it, or its investor. */
export type ProfileOwner = { orderId: string } | { investorId: string };
export type OfProfile = { owner: ProfileOwner; kycId: string };

const ownerUrl = (owner: ProfileOwner) =>
  'orderId' in owner
    ? `/office/orders/${encodeURIComponent(owner.orderId)}`
    : `/office/investors/${encodeURIComponent(owner.investorId)}`;
const profileUrl = ({ owner, kycId }: OfProfile) =>
  `${ownerUrl(owner)}/profiles/${encodeURIComponent(kycId)}`;

const profileApi = api.injectEndpoints({
  endpoints: (build) => ({
    profile: build.query<OfficeProfile, OfProfile>({
      query: profileUrl,
      providesTags: ['Order', 'Investor'],
    }),
    reveal: build.mutation<Revealed, OfProfile & RevealInput>({
      query: ({ owner, kycId, ...body }) => ({
        url: `${profileUrl({ owner, kycId })}/reveal`,
        method: 'POST',
        body,
      }),
      invalidatesTags: ['Order'],
    }),
    revealedPage: build.query<RevealedPage, { revealId: string; page: number }>({
      query: ({ revealId, page }) => `/office/reveals/${encodeURIComponent(revealId)}/pages/${page}`,
      // Cached no longer than it is shown.
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useProfileQuery, useRevealMutation, useRevealedPageQuery } = profileApi;
