import type {
  AccessToken,
  ChangeEmailBody,
  ChangePasswordBody,
  ConfirmedBody,
  EmailConfirmation,
  EmailState,
  RecoveryCodes,
  SessionListItem,
  TwoFactorStart,
  TwoFactorState,
} from '@portal/domain/people/account/account.wire';
import { api } from '#state/api.ts';

type Sent = { sent: true };

/** Calls for the account's address, password, two-factor login and sessions. */
const securityApi = api.injectEndpoints({
  endpoints: (build) => ({
    emailState: build.query<EmailState, void>({ query: () => '/user/email', providesTags: ['User'] }),
    verifyEmail: build.mutation<{ verified: true }, string>({
      query: (token) => ({ url: `/account/verify-email/${encodeURIComponent(token)}`, method: 'POST' }),
      invalidatesTags: ['User'],
    }),
    changeEmail: build.mutation<Sent, ChangeEmailBody>({
      query: (body) => ({ url: '/user/email/change', method: 'POST', body }),
      invalidatesTags: ['User'],
    }),
    cancelEmailChange: build.mutation<unknown, void>({
      query: () => ({ url: '/user/email/change/cancel', method: 'POST' }),
      invalidatesTags: ['User'],
    }),
    confirmEmail: build.mutation<EmailConfirmation, string>({
      query: (token) => ({ url: `/account/confirm-email/${encodeURIComponent(token)}`, method: 'POST' }),
      invalidatesTags: ['User'],
    }),
    changePassword: build.mutation<AccessToken, ChangePasswordBody>({
      query: (body) => ({ url: '/user/password', method: 'POST', body }),
    }),
    twoFactor: build.query<TwoFactorState, void>({
      query: () => '/user/two-factor',
      providesTags: ['TwoFactor'],
    }),
    startTwoFactor: build.mutation<TwoFactorStart, { password: string }>({
      query: (body) => ({ url: '/user/two-factor/start', method: 'POST', body }),
    }),
    confirmTwoFactor: build.mutation<RecoveryCodes, { code: string }>({
      query: (body) => ({ url: '/user/two-factor/confirm', method: 'POST', body }),
    }),
    renewRecoveryCodes: build.mutation<RecoveryCodes, ConfirmedBody>({
      query: (body) => ({ url: '/user/two-factor/recovery-codes', method: 'POST', body }),
    }),
    turnOffTwoFactor: build.mutation<unknown, ConfirmedBody>({
      query: (body) => ({ url: '/user/two-factor/turn-off', method: 'POST', body }),
      invalidatesTags: ['TwoFactor'],
    }),
    sessions: build.query<SessionListItem[], void>({
      query: () => '/user/sessions',
      providesTags: ['Session'],
    }),
    endSession: build.mutation<unknown, string>({
      query: (id) => ({ url: `/user/sessions/${encodeURIComponent(id)}/end`, method: 'POST' }),
      invalidatesTags: ['Session'],
    }),
    endOtherSessions: build.mutation<{ ended: number }, void>({
      query: () => ({ url: '/user/sessions/end-others', method: 'POST' }),
      invalidatesTags: ['Session'],
    }),
  }),
});

export const {
  useEmailStateQuery,
  useVerifyEmailMutation,
  useChangeEmailMutation,
  useCancelEmailChangeMutation,
  useConfirmEmailMutation,
  useChangePasswordMutation,
  useTwoFactorQuery,
  useStartTwoFactorMutation,
  useConfirmTwoFactorMutation,
  useRenewRecoveryCodesMutation,
  useTurnOffTwoFactorMutation,
  useSessionsQuery,
  useEndSessionMutation,
  useEndOtherSessionsMutation,
} = securityApi;

/** For data that must not be refetched at once: with the old token, or while codes are on screen. */
export const { invalidateTags: readAgain } = securityApi.util;
