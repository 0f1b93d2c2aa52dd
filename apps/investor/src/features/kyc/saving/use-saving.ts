import { useState } from 'react';
import { useStore } from 'react-redux';
import type { SaveQueue } from '#state/save-queue.ts';
import type { SaveSnapshot } from '#state/save-status.ts';
import type { Store } from '#state/store.ts';
import { useSaveQueue } from '#state/use-save-queue.ts';
import { answersQueueOf } from './answers-queue.ts';

const useAppStore = useStore.withTypes<Store>();

export type Saving = SaveSnapshot & { queue: SaveQueue };

/** The queue of the session's profile and where it stands. */
export function useSaving(): Saving {
  const store = useAppStore();
  const [queue] = useState(() => answersQueueOf(store));
  return { queue, ...useSaveQueue(queue) };
}
