import { destinationKept, type NoticeState } from '../slices/notice-slice.ts';
import { tabStorage } from './tab-storage.ts';

/** One tab only: who is asked to log in there wants the page there, and not in a month. */
const KEY = 'destination';

type DestinationStore = {
  getState: () => { notice: NoticeState };
  dispatch: (action: ReturnType<typeof destinationKept>) => unknown;
  subscribe: (listener: () => void) => unknown;
};

/**
 * Takes the place to go on from over a reload of the page; 'we will take you there' is a promise. A browser that is told to keep
 * nothing forgets it with the page.
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
