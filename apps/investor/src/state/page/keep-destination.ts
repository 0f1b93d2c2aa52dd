import { destinationKept, type NoticeState } from '../slices/notice-slice.ts';
import { tabStorage } from './tab-storage.ts';

/** Per tab: somebody asked to log in wants the page there and now, not in a month. */
const KEY = 'destination';

type DestinationStore = {
  getState: () => { notice: NoticeState };
  dispatch: (action: ReturnType<typeof destinationKept>) => unknown;
  subscribe: (listener: () => void) => unknown;
};

/**
 * Keeps the destination across a reload: 'we will take you there' is a promise. A browser set to store nothing forgets it
 * with the page.
 */
export function keepDestination(view: Pick<Window, 'sessionStorage'>, store: DestinationStore): void {
  const storage = tabStorage(view);
  if (storage === null) {
    return;
  }
  const kept = storage.getItem(KEY);
  if (kept !== null) {
    store.dispatch(destinationKept(kept));
  }
  let written = kept;
  store.subscribe(() => {
    const { destination } = store.getState().notice;
    if (destination === written) {
      return;
    }
    written = destination;
    if (destination === null) {
      storage.removeItem(KEY);
    } else {
      storage.setItem(KEY, destination);
    }
  });
}
