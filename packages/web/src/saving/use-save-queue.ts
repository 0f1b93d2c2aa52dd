import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { SaveQueue } from './save-queue.ts';
import type { SaveSnapshot } from './save-status.ts';
import { noteUnsavedWork, type UnsavedWork } from './unsaved-work.ts';

/**
 * The state of a queue. Unsaved input is sent at once when the form or the page is left, when the network comes back, and
 * before the person signs out.
 */
export function useSaveQueue(queue: SaveQueue): SaveSnapshot {
  const work = useMemo(
    () => ({ flush: () => queue.flush(), leave: () => queue.leave(), retry: () => queue.retry() }),
    [queue],
  );
  useUnsavedWork(work);
  useEffect(() => () => void queue.flush(), [queue]);
  return useSyncExternalStore(queue.subscribe, queue.snapshot);
}

/**
 * Sends a form's unsaved input at once when the page is hidden or left, when the network comes back, and before the person
 * signs out. `work` must stay the same object for the same form.
 */
function useUnsavedWork(work: UnsavedWork): void {
  useEffect(() => {
    const hide = () => {
      if (document.visibilityState === 'hidden') {
        work.leave();
      }
    };
    const forget = noteUnsavedWork(work);
    // A phone may never fire `pagehide`, but an app that is swiped away was hidden before.
    window.addEventListener('pagehide', work.leave);
    document.addEventListener('visibilitychange', hide);
    window.addEventListener('online', work.retry);
    return () => {
      forget();
      window.removeEventListener('pagehide', work.leave);
      document.removeEventListener('visibilitychange', hide);
      window.removeEventListener('online', work.retry);
    };
  }, [work]);
}
