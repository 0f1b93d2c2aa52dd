import type { SaveQueue } from '@portal/web/saving/save-queue';
import type { SaveSnapshot } from '@portal/web/saving/save-status';
import { useSaveQueue } from '@portal/web/saving/use-save-queue';
import { useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import type { Store } from '#state/store.ts';
import { answersQueue, askOnlyNew } from './answers-queue.ts';

const useAppStore = useStore.withTypes<Store>();

export type Saving = SaveSnapshot & { queue: SaveQueue };

/** The save queue of the session's profile, and its status. */
export function useSaving(): Saving {
  const store = useAppStore();
  const [queue] = useState(() => answersQueue(store));
  return { queue, ...useSaveQueue(queue) };
}

/** While this page is open, a save changes nothing that the submitted profile answers. */
export function useOnlyNew(): void {
  const store = useAppStore();
  useEffect(() => askOnlyNew(store), [store]);
}
