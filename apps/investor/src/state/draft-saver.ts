/** A form's values as a draft keeps them. */
export type DraftData = Record<string, unknown>;

export type DraftStatus = {
  /** `waiting` and `saving` look the same to a person: what they typed is on its way. */
  kind: 'untouched' | 'waiting' | 'saving' | 'saved' | 'failed';
  /** When the server last kept something (ISO 8601); null before. */
  savedAt: string | null;
};

/** Sends a draft and answers when the server kept it; null data lets go of it. Rejects when it could not be kept. */
export type DraftSend = (data: DraftData | null, atLeaving: boolean) => Promise<string | null>;

/** What is typed is on its way after this long, so that with the call it is kept within two seconds. */
const SAVE_PAUSE_MS = 1000;
const RETRY_PAUSE_MS = 4000;
/** After so many failures in a row the saver waits until something else is typed. */
const RETRIES_MAX = 10;

export type DraftSaver = ReturnType<typeof createDraftSaver>;

/**
 * Keeps one draft up to date: changes are gathered for a moment and sent one after the other, so that an older one
 * never lands on a newer; a failure keeps what was typed and tries again.
 */
export function createDraftSaver(send: DraftSend, savedAt: string | null = null) {
  let status: DraftStatus = { kind: 'untouched', savedAt };
  let pending: DraftData | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: Promise<boolean> = Promise.resolve(true);
  let failures = 0;
  let discards = 0;
  const listeners = new Set<() => void>();

  const tell = (next: Partial<DraftStatus>) => {
    status = { ...status, ...next };
    for (const listener of listeners) {
      listener();
    }
  };
  const schedule = (milliseconds: number) => {
    timer ??= setTimeout(() => void flush(), milliseconds);
  };
  const unschedule = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const sendPending = async (atLeaving: boolean): Promise<boolean> => {
    if (pending === null) {
      return status.kind !== 'failed';
    }
    const data = pending;
    const discardsBefore = discards;
    pending = null;
    tell({ kind: 'saving' });
    try {
      const keptAt = await send(data, atLeaving);
      failures = 0;
      tell({ kind: pending === null ? 'saved' : 'waiting', savedAt: keptAt });
      return true;
    } catch {
      if (discards !== discardsBefore) {
        // It was submitted meanwhile: another try would bring back what is done with.
        return false;
      }
      pending ??= data;
      failures += 1;
      tell({ kind: 'failed' });
      if (failures <= RETRIES_MAX) {
        schedule(RETRY_PAUSE_MS);
      }
      return false;
    }
  };
  /** Sends what is not kept yet. True when the server has everything. */
  const flush = (): Promise<boolean> => {
    unschedule();
    last = last.then(() => sendPending(false));
    return last;
  };

  return {
    /** Takes the form's values as they are now. */
    change: (data: DraftData): void => {
      pending = data;
      failures = 0;
      if (status.kind !== 'saving') {
        tell({ kind: 'waiting' });
      }
      schedule(SAVE_PAUSE_MS);
    },
    flush,
    /** The page is going away: nothing may be waited for. */
    leave: (): void => {
      unschedule();
      if (pending !== null) {
        void sendPending(true);
      }
    },
    /** The values were submitted: the draft has done its work. */
    discard: async (): Promise<void> => {
      unschedule();
      pending = null;
      discards += 1;
      last = last.then(() =>
        send(null, false).then(
          () => true,
          // What stays behind is what was submitted; it is replaced by the next draft.
          () => true,
        ),
      );
      await last;
      tell({ kind: 'untouched' });
    },
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current: (): DraftStatus => status,
  };
}
