import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { connection } from './connection.ts';
import { draftApi, useDraftQuery } from './draft-api.ts';
import { createDraftSaver, type DraftData, type DraftSaver, type DraftStatus } from './draft-saver.ts';
import { useAppDispatch } from './store.ts';
import { useUnsavedWork } from './use-unsaved-work.ts';

export type KeptDraft = {
  /** True until the server said what was typed before; a form opens after that. */
  isLoading: boolean;
  /** Why the draft could not be read; a form that opened anyway would overwrite it. */
  error: unknown;
  retry: () => void;
  /** What was typed before, on this device or another; null when there is nothing. */
  data: DraftData | null;
};

/** What was typed into the form of a scope such as `order:{dealId}`; null waits for the scope. */
export function useKeptDraft(scope: string | null): KeptDraft {
  const { data, error, isFetching, refetch } = useDraftQuery(scope ?? skipToken);
  return {
    isLoading: scope === null || (data === undefined && (isFetching || error === undefined)),
    error: data === undefined && !isFetching ? error : undefined,
    retry: () => void refetch(),
    data: data?.data ?? null,
  };
}

/** Keeps the form of a scope saved while it is on screen, when it or the page is left, and before its person signs out. */
export function useDraftSaver(scope: string): { saver: DraftSaver; status: DraftStatus } {
  const dispatch = useAppDispatch();
  const saver = useMemo(() => {
    const { accessToken } = connection;
    return createDraftSaver(async (data, atLeaving) => {
      if (connection.accessToken !== accessToken) {
        // A try that comes after signing out would write this into the account of whoever signed in next.
        throw new Error('The session in which this was typed is over');
      }
      const save = draftApi.endpoints.saveDraft.initiate({ scope, data, atLeaving }, { track: false });
      return (await dispatch(save).unwrap()).savedAt;
    });
  }, [dispatch, scope]);
  const work = useMemo(
    () => ({ flush: saver.flush, leave: saver.leave, retry: () => void saver.flush() }),
    [saver],
  );
  useUnsavedWork(work);
  useEffect(() => () => saver.leave(), [saver]);
  return { saver, status: useSyncExternalStore(saver.subscribe, saver.current) };
}
