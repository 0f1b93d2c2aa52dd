import type { PasswordResetLink } from '@portal/domain/people/account/account.wire';
import { api } from '#state/api.ts';

const resetAddress = ({ userId, token }: { userId: string; token: string }) =>
  `/mobile/resetpassword/${encodeURIComponent(userId)}/${encodeURIComponent(token)}`;

/** Calls for a forgotten password; login and registration are in `session-api`. */
const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Answers the same for every address, with or without an account. */
    forgotPassword: build.mutation<{ sent: true }, string>({
      query: (email) => ({ url: `/mobile/forgotpassword/${encodeURIComponent(email.trim())}` }),
    }),
    /** Refetched on each visit: the link may have been used meanwhile. */
    resetLink: build.query<PasswordResetLink, { userId: string; token: string }>({
      query: resetAddress,
      keepUnusedDataFor: 0,
    }),
    resetPassword: build.mutation<{ reset: true }, { userId: string; token: string; password: string }>({
      query: ({ userId, token, password }) => ({
        url: `${resetAddress({ userId, token })}/`,
        params: { platform: 'mobile' },
        method: 'POST',
        body: { password },
      }),
    }),
  }),
});

export const { useForgotPasswordMutation, useResetLinkQuery, useResetPasswordMutation } = accountApi;
