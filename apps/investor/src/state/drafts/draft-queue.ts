import { resultOfFailure } from '@portal/web/saving/result-of-failure';
import type { SaveQueue } from '@portal/web/saving/save-queue';
import type { SaveSnapshot, SaveStatus } from '@portal/web/saving/save-status';
import type { Store } from '../store.ts';
import { draftApi } from './draft-api.ts';
import { sessionQueue } from './session-queues.ts';

/** A form's values as stored in a draft. */
export type DraftData = Record<string, unknown>;

export type DraftStatus = {
  kind: SaveStatus;
  /** When the server last saved (ISO 8601); null if it has nothing. */
  savedAt: string | null;
};

/** Drafts are saved whole, under one name. */
const WHOLE = 'whole';

/** The queue that saves the draft of a scope such as `order:{dealId}` in this session. */
export function draftQueue(store: Store, scope: string): SaveQueue {
  return sessionQueue(store, `draft:${scope}`, async (changes, { isLeaving, signal, typedAt }) => {
    const data = changes[WHOLE];
    const save = {
      scope,
      data: isDraftData(data) ? data : null,
      typedAt: new Date(typedAt[WHOLE] ?? Date.now()).toISOString(),
      atLeaving: isLeaving,
    };
    // Untracked, or input would stay readable in the state.
    const call = store.dispatch(draftApi.endpoints.saveDraft.initiate(save, { track: false }));
    signal.addEventListener('abort', () => call.abort());
    const result = await call;
    return result.error === undefined
      ? { kind: 'saved', savedAt: result.data.savedAt }
      : resultOfFailure(result.error);
  });
}

/** A form's handle on its draft. */
export type DraftSaver = {
  /** Takes the form's current values. */
  change: (data: DraftData) => void;
  /** Sends what is unsaved. True once the server has everything. */
  flush: () => Promise<boolean>;
  /** The values were submitted: drops the draft; saves still under way cannot bring it back. */
  discard: () => Promise<void>;
};

export function draftSaverOf(queue: SaveQueue): DraftSaver {
  return {
    change: (data) => queue.change(WHOLE, data),
    flush: () => queue.flush(),
    discard: async () => {
      queue.change(WHOLE, null);
      await queue.flush();
    },
  };
}

/** Unsaved values, or null if the draft was discarded; undefined if the server has everything. */
export function unsavedDraft({ unsaved }: SaveSnapshot): DraftData | null | undefined {
  const data = unsaved[WHOLE];
  return isDraftData(data) || data === null ? data : undefined;
}

/** A discarded draft looks like one never started. */
export function draftStatusOf({ status, savedAt }: SaveSnapshot): DraftStatus {
  return { kind: status === 'saved' && savedAt === null ? 'idle' : status, savedAt };
}

function isDraftData(data: unknown): data is DraftData {
  return typeof data === 'object' && data !== null;
}
