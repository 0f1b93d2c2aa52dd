import { useSaveQueue } from '@portal/web/saving/use-save-queue';
import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { useStore } from 'react-redux';
import type { Store } from '../store.ts';
import { useDraftQuery } from './draft-api.ts';
import {
  type DraftData,
  type DraftSaver,
  type DraftStatus,
  draftQueue,
  draftSaverOf,
  draftStatusOf,
  unsavedDraft,
} from './draft-queue.ts';

export type KeptDraft = {
  /** True until the draft is loaded; a form opens after that. */
  isLoading: boolean;
  /** Why the draft could not be loaded; opening the form anyway would overwrite it. */
  error: unknown;
  retry: () => void;
  /** What was typed before, on this or another device; null if nothing. */
  data: DraftData | null;
};

const useAppStore = useStore.withTypes<Store>();

/** The draft of a scope such as `order:{dealId}`; a null scope waits. Unsaved input from here is newer than the server's. */
export function useKeptDraft(scope: string | null): KeptDraft {
  const store = useAppStore();
  const { data, error, isFetching, refetch } = useDraftQuery(scope ?? skipToken);
  const unsaved = scope === null ? undefined : unsavedDraft(draftQueue(store, scope).snapshot());
  return {
    isLoading: scope === null || (data === undefined && (isFetching || error === undefined)),
    error: data === undefined && !isFetching ? error : undefined,
    retry: () => void refetch(),
    data: unsaved === undefined ? (data?.data ?? null) : unsaved,
  };
}

/** Saves a scope's form while it is mounted, when it or the page is left, and before signing out. */
export function useDraftSaver(scope: string): { saver: DraftSaver; status: DraftStatus } {
  const store = useAppStore();
  const queue = useMemo(() => draftQueue(store, scope), [store, scope]);
  const saver = useMemo(() => draftSaverOf(queue), [queue]);
  const snapshot = useSaveQueue(queue);
  return { saver, status: useMemo(() => draftStatusOf(snapshot), [snapshot]) };
}
