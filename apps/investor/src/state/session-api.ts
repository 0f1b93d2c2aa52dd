import type { LoginBody, OnboardingAnswers, RegisterBody, Session, User } from '@portal/domain/wire/user';
import { api } from './api.ts';

/** The calls that decide who is signed in; the auth and user slices follow their answers. */
export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<Session, LoginBody>({
      query: (body) => ({ url: '/login', params: { platform: 'mobile' }, method: 'POST', body }),
    }),
    register: build.mutation<Session, RegisterBody>({
      query: (body) => ({ url: '/register', method: 'POST', body }),
    }),
    logout: build.mutation<null, void>({ query: () => ({ url: '/logout', method: 'POST' }) }),
    profile: build.query<User, void>({ query: () => '/user/profile/', providesTags: ['User'] }),
    /** Ends the onboarding; the answers pre-fill the investing section of the KYC profile. */
    setOnboarded: build.mutation<User, OnboardedBody>({
      query: (body) => ({ url: '/user/onboarded', method: 'POST', body }),
      invalidatesTags: ['Kyc'],
    }),
  }),
});

export type OnboardedBody = { newValue: true; answers?: OnboardingAnswers };

export const {
  useLoginMutation,
  useRegisterMutation,
  useLogoutMutation,
  useProfileQuery,
  useSetOnboardedMutation,
} = sessionApi;
