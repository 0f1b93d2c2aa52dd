import { useEffect, useState, useSyncExternalStore } from 'react';
import { useStore } from 'react-redux';
import type { Store } from '#state/store.ts';
import { useUnsavedWork } from '#state/use-unsaved-work.ts';
import type { SaveQueue, SaveSnapshot } from './save-queue.ts';
import { saveQueueOf } from './save-queue-of.ts';

const useAppStore = useStore.withTypes<Store>();

export type Saving = SaveSnapshot & { queue: SaveQueue };

/**
 * The queue of the session and where it stands. What is typed goes out at once when the page is hidden or left, when the
 * network comes back, and before its person signs out.
 */
export function useSaving(): Saving {
  const store = useAppStore();
  const [queue] = useState(() => saveQueueOf(store));
  const snapshot = useSyncExternalStore(queue.subscribe, queue.snapshot);
  const [work] = useState(() => ({
    flush: () => queue.flush(),
    leave: () => queue.leave(),
    retry: () => queue.retry(),
  }));
  useUnsavedWork(work);
  useEffect(() => () => void queue.flush(), [queue]);
  return { queue, ...snapshot };
}
