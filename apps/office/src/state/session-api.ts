import type { OfficeLogin, StaffSelf } from '@portal/domain/firm/staff/staff.wire';
import type { Language } from '@portal/domain/ground/people/languages';
import type { LoginInput } from '@portal/domain/people/account/account-schemas';
import type { LoginCodeInput } from '@portal/domain/people/account/security-schemas';
import { isApiError } from '@portal/web/api/api-error';
import { api } from './api.ts';
import { entered, left } from './session-slice.ts';

/** The calls that decide who is logged in; the session slice follows their answers. */
export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Who is logged in; does not count as activity unless told so. */
    self: build.query<StaffSelf, { personActed: boolean }>({
      query: ({ personActed }) => ({ url: '/office/me', personActed }),
      keepUnusedDataFor: 0,
      onQueryStarted: async (_asked, { dispatch, queryFulfilled }) => {
        await queryFulfilled.then(
          ({ data }) => dispatch(entered(data)),
          ({ error }: { error: unknown }) =>
            isApiError(error) && error.code === 'UNAUTHENTICATED' ? dispatch(left()) : undefined,
        );
      },
    }),
    /** Email and password, then the challenge with a code. */
    logIn: build.mutation<OfficeLogin, LoginInput | LoginCodeInput>({
      query: (body) => ({ url: '/office/login', method: 'POST', body, idempotencyKey: null }),
      onQueryStarted: async (_typed, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (answer?.data.state === 'open') {
          dispatch(entered(answer.data.self));
        }
      },
    }),
    logOut: build.mutation<null, void>({
      query: () => ({ url: '/office/logout', method: 'POST', idempotencyKey: null }),
    }),
    stepUp: build.mutation<{ steppedUpUntil: string }, { code: string }>({
      query: (body) => ({ url: '/office/step-up', method: 'POST', body }),
    }),
    chooseLanguage: build.mutation<null, { language: Language }>({
      query: (body) => ({ url: '/office/language', method: 'POST', body }),
    }),
    switchKeys: build.mutation<null, { singleKeys: boolean }>({
      query: (body) => ({ url: '/office/keys', method: 'POST', body }),
    }),
  }),
});

export const {
  useLazySelfQuery,
  useLogInMutation,
  useLogOutMutation,
  useStepUpMutation,
  useChooseLanguageMutation,
  useSwitchKeysMutation,
} = sessionApi;
