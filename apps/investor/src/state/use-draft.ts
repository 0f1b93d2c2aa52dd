import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { draftApi, useDraftQuery } from './draft-api.ts';
import { createDraftSaver, type DraftData, type DraftSaver, type DraftStatus } from './draft-saver.ts';
import { useAppDispatch } from './store.ts';

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

/** Keeps the form of a scope saved while it is on screen, and when it or the page is left. */
export function useDraftSaver(scope: string): { saver: DraftSaver; status: DraftStatus } {
  const dispatch = useAppDispatch();
  const saver = useMemo(
    () =>
      createDraftSaver(async (data, atLeaving) => {
        const save = draftApi.endpoints.saveDraft.initiate({ scope, data, atLeaving }, { track: false });
        return (await dispatch(save).unwrap()).savedAt;
      }),
    [dispatch, scope],
  );
  useEffect(() => {
    const leave = () => saver.leave();
    const hide = () => {
      if (document.visibilityState === 'hidden') {
        saver.leave();
      }
    };
    const tryAgain = () => void saver.flush();
    // A phone may never say `pagehide`: an application that is swept away was hidden before.
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hide);
    window.addEventListener('online', tryAgain);
    return () => {
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hide);
      window.removeEventListener('online', tryAgain);
      saver.leave();
    };
  }, [saver]);
  return { saver, status: useSyncExternalStore(saver.subscribe, saver.current) };
}
