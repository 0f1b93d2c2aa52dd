import { combineReducers, configureStore, type Reducer } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import { api } from './api.ts';
import { authSlice } from './auth-slice.ts';
import { bookmarkSlice } from './bookmark-slice.ts';
import { consentSlice } from './consent-slice.ts';
import { emailSlice } from './email-slice.ts';
import { filterSlice } from './filter-slice.ts';
import { kycSlice } from './kyc-slice.ts';
import { languageSlice } from './language-slice.ts';
import { modalSlice } from './modal-slice.ts';
import { noticeSlice } from './notice-slice.ts';
import { onboardingSlice } from './onboarding-slice.ts';
import { pageSlice } from './page-slice.ts';
import { referralSlice } from './referral-slice.ts';
import { searchSlice } from './search-slice.ts';
import { sessionMiddleware } from './session-middleware.ts';
import { tradeSlice } from './trade-slice.ts';
import { userSlice } from './user-slice.ts';
import { wizardSlice } from './wizard-slice.ts';

/** The whole state. What the server knows is in `api`; the slices hold only what it does not. */
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
    // redux-persist's own actions carry functions; every action of ours is checked by the types instead.
    middleware: (defaults) =>
      defaults({ serializableCheck: false }).concat(api.middleware, sessionMiddleware),
  });
}

/** A store without persistence, which may begin with a state: for the prerendered pages and for tests. */
export function createStore(first?: RootState) {
  return createStoreWith<RootState>((state = first, action) => rootReducer(state, action));
}

export type Store = ReturnType<typeof createStore>;

export const useAppDispatch = useDispatch.withTypes<Store['dispatch']>();
export const useAppSelector = useSelector.withTypes<RootState>();
