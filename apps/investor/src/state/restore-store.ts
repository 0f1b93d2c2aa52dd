import type { StepWalk } from '@portal/domain/ground/steps/steps';
import { createTransform, type PersistConfig, persistReducer, persistStore } from 'redux-persist';
import autoMergeLevel2 from 'redux-persist/es/stateReconciler/autoMergeLevel2';
import storage from 'redux-persist/es/storage';
import { keepDestination } from './page/keep-destination.ts';
import type { AuthState } from './slices/auth-slice.ts';
import type { KycState } from './slices/kyc-slice.ts';
import { createStoreWith, type RootState, rootReducer } from './store.ts';

/**
 * What the browser stores (specification section 9, minus personal data). Deliberately absent: `filter` and `trade` as
 * specified, `page` because every page has its own, `user` and `api` because they hold people's data, `modal` and `email`
 * because dialogs and spinners must not outlive their page, `notice` because each tab has its own.
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

/** Of `auth`, stores only the token and what is reminded of; name and email are refetched. */
const tokenOnly = createTransform<AuthState, Pick<AuthState, 'accessToken' | 'reminder' | 'orderWaits'>>(
  ({ accessToken, reminder, orderWaits }) => ({ accessToken, reminder, orderWaits }),
  // Absent in state stored before there were reminders.
  ({ accessToken, reminder = null, orderWaits = false }) => ({
    accessToken,
    reminder,
    orderWaits,
    user: null,
    loading: false,
  }),
  { whitelist: ['auth'] },
);

/** Calls under way when the page closed are no longer so. */
const notLoading = createTransform<KycState, KycState>((kyc) => ({ ...kyc, loading: false }), undefined, {
  whitelist: ['kyc'],
});

/** The running release defines the steps; only the position is stored. */
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
 * The store of a browser tab, restored from local storage. Resolves once restored, or after the timeout with the initial
 * state; nothing renders before. State is written shortly after it changes, part by part; a closing page writes the rest, so
 * that somebody who has just logged in still is on the next page.
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
