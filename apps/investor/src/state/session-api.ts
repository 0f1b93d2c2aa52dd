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

/** The calls that decide who is signed in; the auth and user slices follow their answers. */
export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A session; or, where a second step is on, a challenge to send back with a code. */
    login: build.mutation<LoginAnswer, LoginBody | LoginCodeBody>({
      query: (body) => ({ url: '/login', params: { platform: 'mobile' }, method: 'POST', body }),
    }),
    register: build.mutation<Session, RegisterBody>({
      query: (body) => ({ url: '/register', method: 'POST', body }),
    }),
    /** Ends the session of a token that the page need not hold any more. */
    logout: build.mutation<null, string>({
      query: (accessToken) => ({ url: '/logout', method: 'POST', accessToken, keepalive: true }),
    }),
    profile: build.query<User, void>({ query: () => '/user/profile/', providesTags: ['User'] }),
    /** When the session ends by itself; asking is not activity. */
    sessionTimes: build.query<SessionTimes, void>({ query: () => '/user/session' }),
    /** The profile, read because the person is there: the session lives on. */
    stay: build.mutation<User, void>({ query: () => ({ url: '/user/profile/', personActed: true }) }),
    /** Whom a person who registers may choose. */
    representatives: build.query<RepresentativeChoice[], void>({ query: () => '/representatives' }),
    /** Whom to talk to. */
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
  useLazySessionTimesQuery,
  useStayMutation,
  useOnboardingAnswersQuery,
  useSetOnboardedMutation,
} = sessionApi;
