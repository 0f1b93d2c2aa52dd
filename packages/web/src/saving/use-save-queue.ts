import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { SaveQueue } from './save-queue.ts';
import type { SaveSnapshot } from './save-status.ts';
import { useUnsavedWork } from './use-unsaved-work.ts';

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
