import { api } from '#state/api.ts';

/** The calls about a forgotten password; login and registration are the session's. */
const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Answers the same for every address, whether it has an account or not. */
    forgotPassword: build.mutation<{ sent: true }, string>({
      query: (email) => ({ url: `/mobile/forgotpassword/${encodeURIComponent(email.trim())}` }),
    }),
    resetPassword: build.mutation<{ reset: true }, { userId: string; token: string; password: string }>({
      query: ({ userId, token, password }) => ({
        url: `/mobile/resetpassword/${encodeURIComponent(userId)}/${encodeURIComponent(token)}/`,
        params: { platform: 'mobile' },
        method: 'POST',
        body: { password },
      }),
    }),
  }),
});

export const { useForgotPasswordMutation, useResetPasswordMutation } = accountApi;
