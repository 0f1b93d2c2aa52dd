import { useEffect, useState, useSyncExternalStore } from 'react';
import { useStore } from 'react-redux';
import type { Store } from '#state/store.ts';
import type { SaveQueue, SaveSnapshot } from './save-queue.ts';
import { saveQueueOf } from './save-queue-of.ts';

const useAppStore = useStore.withTypes<Store>();

export type Saving = SaveSnapshot & { queue: SaveQueue };

/**
 * The queue of the session and where it stands. What is typed goes out at once when the page is hidden or left, and when
 * the network comes back.
 */
export function useSaving(): Saving {
  const store = useAppStore();
  const [queue] = useState(() => saveQueueOf(store));
  const snapshot = useSyncExternalStore(queue.subscribe, queue.snapshot);
  useEffect(() => {
    const leave = () => queue.leave();
    const hide = () => {
      if (document.visibilityState === 'hidden') {
        queue.leave();
      }
    };
    const retry = () => queue.retry();
    window.addEventListener('pagehide', leave);
    window.addEventListener('online', retry);
    document.addEventListener('visibilitychange', hide);
    return () => {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('online', retry);
      document.removeEventListener('visibilitychange', hide);
      void queue.flush();
    };
  }, [queue]);
  return { queue, ...snapshot };
}
