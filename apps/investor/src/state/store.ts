import { clearToasts } from '@portal/web/toasts';
import { combineReducers, configureStore, isAnyOf, type Middleware, type Reducer } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import { api } from './api.ts';
import { connection } from './connection.ts';
import { answerLogIn, askToLogIn, sessionAnswered } from './log-in-again.ts';
import { sessionApi } from './session-api.ts';
import { type AuthState, authSlice } from './slices/auth-slice.ts';
import { bookmarkSlice } from './slices/bookmark-slice.ts';
import { clearSession } from './slices/clear-session.ts';
import { consentSlice } from './slices/consent-slice.ts';
import { emailSlice } from './slices/email-slice.ts';
import { filterSlice } from './slices/filter-slice.ts';
import { kycSlice } from './slices/kyc-slice.ts';
import { type LanguageState, languageSlice } from './slices/language-slice.ts';
import { modalSlice } from './slices/modal-slice.ts';
import { noticeSlice } from './slices/notice-slice.ts';
import { onboardingSlice } from './slices/onboarding-slice.ts';
import { pageSlice } from './slices/page-slice.ts';
import { referralSlice } from './slices/referral-slice.ts';
import { searchSlice } from './slices/search-slice.ts';
import { tradeSlice } from './slices/trade-slice.ts';
import { userSlice } from './slices/user-slice.ts';
import { wizardSlice } from './slices/wizard-slice.ts';

type SessionState = { auth: AuthState; language: LanguageState };

const { login, profile, register, sessionTimes } = sessionApi.endpoints;
const isOfLivingSession = isAnyOf(
  login.matchFulfilled,
  profile.matchFulfilled,
  register.matchFulfilled,
  sessionTimes.matchFulfilled,
);

/**
 * Syncs the connection with the state after every action, so that restoring, logging in and registering set the token header
 * and clearing removes it. On clearing also resets the API cache, which aborts running calls, and clears toasts: the next
 * person on this machine must see none of it.
 */
const sessionMiddleware: Middleware<Record<never, never>, SessionState> = ({ dispatch, getState }) => {
  connection.endSession = async () => {
    const { accessToken } = connection;
    if (!(await askToLogIn(accessToken)) && accessToken === connection.accessToken) {
      dispatch(clearSession('ended'));
    }
  };
  return (next) => (action) => {
    const result = next(action);
    const { auth, language } = getState();
    connection.accessToken = auth.accessToken;
    connection.language = language.language ?? 'en';
    if (isOfLivingSession(action)) {
      sessionAnswered(auth.accessToken);
    }
    if (clearSession.match(action)) {
      answerLogIn(false);
      dispatch(api.util.resetApiState());
      clearToasts();
    }
    return result;
  };
};

/** The whole state. Server data is in `api`; the slices hold only what the server does not know. */
export const rootReducer = combineReducers({
  auth: authSlice.reducer,
  user: userSlice.reducer,
  onboarding: onboardingSlice.reducer,
  wizard: wizardSlice.reducer,
  kyc: kycSlice.reducer,
  trade: tradeSlice.reducer,
  bookmark: bookmarkSlice.reducer,
  search: searchSlice.reducer,
  filter: filterSlice.reducer,
  modal: modalSlice.reducer,
  email: emailSlice.reducer,
  language: languageSlice.reducer,
  referral: referralSlice.reducer,
  notice: noticeSlice.reducer,
  consent: consentSlice.reducer,
  page: pageSlice.reducer,
  [api.reducerPath]: api.reducer,
});

export type RootState = ReturnType<typeof rootReducer>;

/** A store around the reducer, or around the reducer with persistence. */
export function createStoreWith<State extends RootState>(reducer: Reducer<State>) {
  return configureStore({
    reducer,
    // redux-persist's actions carry functions; the types check our own.
    middleware: (defaults) =>
      defaults({ serializableCheck: false }).concat(api.middleware, sessionMiddleware),
  });
}

/** A store without persistence, optionally with an initial state: for prerendering and tests. */
export function createStore(first?: RootState) {
  return createStoreWith<RootState>((state = first, action) => rootReducer(state, action));
}

export type Store = ReturnType<typeof createStore>;

export const useAppDispatch = useDispatch.withTypes<Store['dispatch']>();
export const useAppSelector = useSelector.withTypes<RootState>();
