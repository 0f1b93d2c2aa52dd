import type { LoginAnswer, LoginCodeBody, SessionTimes } from '@portal/domain/people/account/account.wire';
import type {
  DealerRepresentative,
  LoginBody,
  Onboarded,
  OnboardingAnswers,
  RegisterBody,
  Session,
  User,
} from '@portal/domain/people/account/user.wire';
import type { RepresentativeChoice } from '@portal/domain/people/representatives/representatives.wire';
import { api } from './api.ts';

/** Calls that decide who is signed in; the auth and user slices follow their answers. */
export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Returns a session or, with two-factor login, a challenge to send back with a code. */
    login: build.mutation<LoginAnswer, LoginBody | LoginCodeBody>({
      query: (body) => ({ url: '/login', params: { platform: 'mobile' }, method: 'POST', body }),
    }),
    register: build.mutation<Session, RegisterBody>({
      query: (body) => ({ url: '/register', method: 'POST', body }),
    }),
    /** Ends a token's session; the page need no longer hold the token. */
    logout: build.mutation<null, string>({
      query: (accessToken) => ({ url: '/logout', method: 'POST', accessToken, keepalive: true }),
    }),
    profile: build.query<User, void>({ query: () => '/user/profile/', providesTags: ['User'] }),
    /** When the session expires; asking does not count as activity. */
    sessionTimes: build.query<SessionTimes, void>({ query: () => '/user/session' }),
    /** Reads the profile as activity, to keep the session alive. */
    stay: build.mutation<User, void>({ query: () => ({ url: '/user/profile/', personActed: true }) }),
    /** The representatives to choose from at registration. */
    representatives: build.query<RepresentativeChoice[], void>({ query: () => '/representatives' }),
    /** The person's representative. */
    ownRepresentative: build.query<DealerRepresentative | null, void>({
      query: () => '/user/representative',
    }),
    /** What the person answered in the questionnaire. */
    onboardingAnswers: build.query<Onboarded, void>({ query: () => '/user/onboarded', keepUnusedDataFor: 0 }),
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
  useOwnRepresentativeQuery,
  useProfileQuery,
  useRepresentativesQuery,
  useLazyProfileQuery,
  useLazySessionTimesQuery,
  useStayMutation,
  useOnboardingAnswersQuery,
  useSetOnboardedMutation,
} = sessionApi;
