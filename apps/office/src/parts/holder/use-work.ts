import type { WorkOnPage } from '@portal/domain/desk/queues/office-desk.wire';
import { SAY_OPEN_EVERY_MS } from '@portal/domain/desk/queues/viewing-times';
import { useEffect } from 'react';
import { useClosePageMutation, useWorkQuery, type Viewed } from '#state/claims-api.ts';

/** Says that this page is open while it is in view, and keeps up to date what stands on it and who has it; `first` until that is known. */
export function useWork({ kind, id }: Viewed, first: WorkOnPage): WorkOnPage {
  const { currentData } = useWorkQuery(
    { kind, id },
    { pollingInterval: SAY_OPEN_EVERY_MS, skipPollingIfUnfocused: true, refetchOnFocus: true },
  );
  const [close] = useClosePageMutation();
  useEffect(() => () => void close({ kind, id }), [close, kind, id]);
  return currentData === undefined || currentData.length === 0 ? first : currentData;
}
