import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { SaveQueue } from './save-queue.ts';
import type { SaveSnapshot } from './save-status.ts';
import { noteUnsavedWork, type UnsavedWork } from './unsaved-work.ts';

/**
 * Where a queue stands. What is typed goes out at once when its form or the page is left, when the network comes back, and
 * before its person signs out.
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
 * Sends what a form holds at once when the page is hidden or left, when the network comes back, and before its person
 * signs out. `work` must stay the same object while it means the same form.
 */
function useUnsavedWork(work: UnsavedWork): void {
  useEffect(() => {
    const hide = () => {
      if (document.visibilityState === 'hidden') {
        work.leave();
      }
    };
    const forget = noteUnsavedWork(work);
    // A phone may never say `pagehide`: an application that is swept away was hidden before.
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
