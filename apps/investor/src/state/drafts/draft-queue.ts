import { resultOfFailure } from '@portal/web/saving/result-of-failure';
import type { SaveQueue } from '@portal/web/saving/save-queue';
import type { SaveSnapshot, SaveStatus } from '@portal/web/saving/save-status';
import type { Store } from '../store.ts';
import { draftApi } from './draft-api.ts';
import { sessionQueue } from './session-queues.ts';

/** A form's values as a draft keeps them. */
export type DraftData = Record<string, unknown>;

export type DraftStatus = {
  kind: SaveStatus;
  /** When the server last kept something (ISO 8601); null where it keeps nothing. */
  savedAt: string | null;
};

/** A draft is saved whole, under one name. */
const WHOLE = 'whole';

/** The queue that keeps the draft of a scope such as `order:{dealId}` in this session. */
export function draftQueue(store: Store, scope: string): SaveQueue {
  return sessionQueue(store, `draft:${scope}`, async (changes, { isLeaving, signal, typedAt }) => {
    const data = changes[WHOLE];
    const save = {
      scope,
      data: isDraftData(data) ? data : null,
      typedAt: new Date(typedAt[WHOLE] ?? Date.now()).toISOString(),
      atLeaving: isLeaving,
    };
    // Untracked: what was typed would stay readable in the state.
    const call = store.dispatch(draftApi.endpoints.saveDraft.initiate(save, { track: false }));
    signal.addEventListener('abort', () => call.abort());
    const result = await call;
    return result.error === undefined
      ? { kind: 'saved', savedAt: result.data.savedAt }
      : resultOfFailure(result.error);
  });
}

/** What a form does with its draft. */
export type DraftSaver = {
  /** Takes the form's values as they are now. */
  change: (data: DraftData) => void;
  /** Sends what is not kept yet. True when the server has everything. */
  flush: () => Promise<boolean>;
  /** The values were submitted: the draft has done its work. What is still on its way does not bring it back. */
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

/** What was typed and has not reached the server, or null where the draft was let go of; undefined where it has all. */
export function unsavedDraft({ unsaved }: SaveSnapshot): DraftData | null | undefined {
  const data = unsaved[WHOLE];
  return isDraftData(data) || data === null ? data : undefined;
}

/** A draft that was let go of looks like one that nobody began. */
export function draftStatusOf({ status, savedAt }: SaveSnapshot): DraftStatus {
  return { kind: status === 'saved' && savedAt === null ? 'idle' : status, savedAt };
}

function isDraftData(data: unknown): data is DraftData {
  return typeof data === 'object' && data !== null;
}
