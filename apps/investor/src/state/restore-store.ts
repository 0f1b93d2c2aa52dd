import type { StepWalk } from '@portal/domain/ground/steps/steps';
import { createTransform, type PersistConfig, persistReducer, persistStore } from 'redux-persist';
import autoMergeLevel2 from 'redux-persist/es/stateReconciler/autoMergeLevel2';
import storage from 'redux-persist/es/storage';
import { keepDestination } from './page/keep-destination.ts';
import type { AuthState } from './slices/auth-slice.ts';
import type { KycState } from './slices/kyc-slice.ts';
import { createStoreWith, type RootState, rootReducer } from './store.ts';

/**
 * What a browser keeps (specification section 9, less what would put personal data into local storage). Absent on
 * purpose: `filter` and `trade` as specified, `page` because every page has its own, `user` and `api` because they hold people's data, `modal` and `email`
 * because a dialog or a spinner must not outlive its page, `notice` because another tab has another.
 */
export const PERSISTED = [
  'auth',
  'onboarding',
  'wizard',
  'kyc',
  'bookmark',
  'search',
  'language',
  'referral',
  'consent',
] as const satisfies readonly (keyof RootState)[];

/** Of `auth` only the token is kept, and what the person is reminded of; name and e-mail are fetched again. */
const tokenOnly = createTransform<AuthState, Pick<AuthState, 'accessToken' | 'reminder'>>(
  ({ accessToken, reminder }) => ({ accessToken, reminder }),
  // A browser that was here before reminders were kept has none.
  ({ accessToken, reminder = null }) => ({ accessToken, reminder, user: null, loading: false }),
  { whitelist: ['auth'] },
);

/** A call that was under way when the page closed is not under way any more. */
const notLoading = createTransform<KycState, KycState>((kyc) => ({ ...kyc, loading: false }), undefined, {
  whitelist: ['kyc'],
});

/** Which steps there are is for the running release to say; the browser keeps only the position. */
const positionOnly = createTransform<StepWalk<string>, Omit<StepWalk<string>, 'steps'>>(
  ({ steps: _steps, ...position }) => position,
  undefined,
  { whitelist: ['onboarding', 'wizard'] },
);

export const persistConfig: PersistConfig<RootState> = {
  key: 'root',
  version: 5,
  timeout: 5000,
  storage,
  whitelist: [...PERSISTED],
  transforms: [tokenOnly, notLoading, positionOnly],
  stateReconciler: autoMergeLevel2,
};

/**
 * The store of a browser tab, restored from local storage. Resolves when the state is restored, or after the
 * time-out with the initial state; nothing is rendered before. The state is written a moment after it changes, one part
 * after the other; a page that goes away in that moment writes the rest, so that who has just logged in is so on the next.
 */
export async function restoreStore() {
  const store = createStoreWith(persistReducer(persistConfig, rootReducer));
  const persistor = await new Promise<ReturnType<typeof persistStore>>((resolve) => {
    const started = persistStore(store, null, () => resolve(started));
  });
  keepDestination(window, store);
  window.addEventListener('pagehide', () => void persistor.flush());
  return { store, persistor };
}
