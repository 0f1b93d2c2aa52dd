import { clearSession } from '#state/slices/clear-session.ts';
import type { Store } from '#state/store.ts';
import { STORAGE_KEY } from '../../early/is-signed-in.ts';

/** Signing out in one tab signs out in all: otherwise another tab would go on showing the account. */
export function watchOtherTabs(target: Window, store: Store): void {
  target.addEventListener('storage', (event) => {
    const isSignedIn = store.getState().auth.accessToken !== null;
    if (event.key === STORAGE_KEY && isSignedIn && !hasToken(event.newValue)) {
      store.dispatch(clearSession('signed-out'));
    }
  });
}

/** redux-persist writes each slice as JSON inside JSON. */
function hasToken(persisted: string | null): boolean {
  return persisted !== null && /\\"accessToken\\":\\"/.test(persisted);
}
