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
  /** True until the server said what was typed before; a form opens after that. */
  isLoading: boolean;
  /** Why the draft could not be read; a form that opened anyway would overwrite it. */
  error: unknown;
  retry: () => void;
  /** What was typed before, on this device or another; null when there is nothing. */
  data: DraftData | null;
};

const useAppStore = useStore.withTypes<Store>();

/**
 * What was typed into the form of a scope such as `order:{dealId}`; null waits for the scope. What was typed here and did
 * not reach the server yet is newer than what the server has.
 */
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

/** Keeps the form of a scope saved while it is on screen, when it or the page is left, and before its person signs out. */
export function useDraftSaver(scope: string): { saver: DraftSaver; status: DraftStatus } {
  const store = useAppStore();
  const queue = useMemo(() => draftQueue(store, scope), [store, scope]);
  const saver = useMemo(() => draftSaverOf(queue), [queue]);
  const snapshot = useSaveQueue(queue);
  return { saver, status: useMemo(() => draftStatusOf(snapshot), [snapshot]) };
}
