import type { Invitation, OfficeLogin } from '@portal/domain/firm/staff/staff.wire';
import type { RecoveryCodes, TwoFactorStart } from '@portal/domain/people/account/account.wire';
import { api } from '#state/api.ts';

const enrolmentApi = api.injectEndpoints({
  endpoints: (build) => ({
    invitation: build.query<Invitation, string>({
      query: (token) => `/office/invitation/${encodeURIComponent(token)}`,
      keepUnusedDataFor: 0,
    }),
    acceptInvitation: build.mutation<OfficeLogin, { token: string; password: string }>({
      query: ({ token, password }) => ({
        url: `/office/invitation/${encodeURIComponent(token)}`,
        method: 'POST',
        body: { password },
        idempotencyKey: null,
      }),
    }),
    /** A new secret. A query, so that rendering the page twice makes only one call. */
    startEnrolment: build.query<TwoFactorStart, void>({
      query: () => ({ url: '/office/two-factor/start', method: 'POST' }),
      keepUnusedDataFor: 0,
    }),
    confirmEnrolment: build.mutation<RecoveryCodes, { code: string }>({
      query: (body) => ({ url: '/office/two-factor/confirm', method: 'POST', body }),
    }),
  }),
});

export const {
  useInvitationQuery,
  useAcceptInvitationMutation,
  useStartEnrolmentQuery,
  useConfirmEnrolmentMutation,
} = enrolmentApi;
