import type { DealDraft } from '@portal/domain/offering/deals/authoring/deal-draft';
import {
  type DraftClash,
  draftWithValue,
  mergeDrafts,
} from '@portal/domain/offering/deals/authoring/merge-drafts';
import type { DealSaved, OfficeDeal } from '@portal/domain/offering/deals/authoring/office-deals.wire';
import { type ApiError, isApiError } from '@portal/web/api/api-error';
import { resultOfFailure } from '@portal/web/saving/result-of-failure';
import { SaveQueue } from '@portal/web/saving/save-queue';
import type { SaveResult } from '@portal/web/saving/save-status';

/** A deal is saved as a whole, under one name. */
const WHOLE = 'draft';
/** How often in a row somebody else may save first before the queue pauses. */
const MEETINGS_MAX = 3;

/** The two calls that saving needs; `workOn` makes them from the store. */
type DealCalls = {
  save: (
    written: { base: number; draft: DealDraft; isLeaving: boolean },
    signal: AbortSignal,
  ) => Promise<{ data: DealSaved } | { error: unknown }>;
  read: () => Promise<{ data: OfficeDeal } | { error: unknown }>;
  /** Called with each receipt and what was sent. */
  onSaved: (saved: DealSaved, draft: DealDraft) => void;
};

type WorkSnapshot = {
  /** What both people changed differently; nothing is sent until all of it is decided. */
  clashes: readonly DraftClash[];
  /** The last other person who edited the deal; null if nobody did. */
  metBy: string | null;
};

/** How to resolve a clash; `both` is for lists, and puts theirs before mine. */
export type ClashAnswer = 'mine' | 'theirs' | 'both';

/**
 * One person's edits of one deal. Saves as they type and, if somebody else saved in between, merges both: a change by only
 * one of them is kept, a change by both is asked about. It outlives the page, so that leaving loses nothing.
 */
export class DealWork {
  readonly queue: SaveQueue;
  readonly #calls: DealCalls;
  readonly #listeners = new Set<() => void>();
  readonly #arrivals = new Set<(draft: DealDraft) => void>();
  #base: number;
  /** The server's draft at version `#base`. */
  #from: DealDraft;
  #written: DealDraft;
  #snapshot: WorkSnapshot = { clashes: [], metBy: null };

  constructor(deal: Pick<OfficeDeal, 'draft' | 'draftVersion'>, calls: DealCalls) {
    this.#calls = calls;
    this.#base = deal.draftVersion;
    this.#from = deal.draft;
    this.#written = deal.draft;
    this.queue = new SaveQueue((_changes, way) => this.#send(way));
  }

  /** The server's last known version. */
  get base(): number {
    return this.#base;
  }

  get written(): DealDraft {
    return this.#written;
  }

  get hasUnsaved(): boolean {
    return WHOLE in this.queue.snapshot().unsaved || this.#snapshot.clashes.length > 0;
  }

  /** For `useSyncExternalStore`. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = (): WorkSnapshot => this.#snapshot;

  /** Called with a draft for the form to show, which includes somebody else's changes. */
  readonly onArrival = (listener: (draft: DealDraft) => void): (() => void) => {
    this.#arrivals.add(listener);
    return () => this.#arrivals.delete(listener);
  };

  /** Takes the current draft, and sends it after a short pause. */
  write(draft: DealDraft): void {
    if (JSON.stringify(draft) === JSON.stringify(this.#written)) {
      return;
    }
    this.#written = draft;
    this.queue.change(WHOLE, draft);
  }

  /** Takes the receipt of another call that changed the draft's version. */
  confirmed(receipt: DealSaved): void {
    this.#base = receipt.draftVersion;
    this.#calls.onSaved(receipt, this.#from);
  }

  /** Resolves a clash. With the last one everything is sent. */
  choose(clash: DraftClash, answer: ClashAnswer): void {
    if (answer !== 'mine') {
      const value = answer === 'theirs' ? clash.theirs : bothOf(clash);
      this.#show(draftWithValue(this.#written, clash.path, value));
    }
    const clashes = this.#snapshot.clashes.filter(({ path }) => path !== clash.path);
    this.#publish({ ...this.#snapshot, clashes });
    if (clashes.length === 0) {
      this.queue.change(WHOLE, this.#written);
    }
  }

  async #send({ isLeaving, signal }: { isLeaving: boolean; signal: AbortSignal }): Promise<SaveResult> {
    for (let met = 0; met <= MEETINGS_MAX; met += 1) {
      if (this.#snapshot.clashes.length > 0) {
        return 'refused';
      }
      const draft = this.#written;
      const result = await this.#calls.save({ base: this.#base, draft, isLeaving }, signal);
      if ('data' in result) {
        this.#base = result.data.draftVersion;
        this.#from = draft;
        this.#calls.onSaved(result.data, draft);
        return { kind: 'saved', savedAt: result.data.savedAt };
      }
      if (!isMeeting(result.error)) {
        return isRefusal(result.error) ? 'refused' : resultOfFailure(result.error);
      }
      if (!(await this.#meet())) {
        return 'later';
      }
    }
    return 'later';
  }

  /** Merges what somebody else saved with the edits here. False if it could not be read. */
  async #meet(): Promise<boolean> {
    const result = await this.#calls.read();
    if (!('data' in result)) {
      return false;
    }
    const { draft: theirs, draftVersion, changedBy } = result.data;
    const { merged, clashes } = mergeDrafts(this.#from, theirs, this.#written);
    this.#base = draftVersion;
    this.#from = theirs;
    this.#show(merged);
    this.#publish({ clashes, metBy: changedBy });
    return true;
  }

  #show(draft: DealDraft): void {
    this.#written = draft;
    for (const listener of this.#arrivals) {
      listener(draft);
    }
  }

  #publish(snapshot: WorkSnapshot): void {
    this.#snapshot = snapshot;
    for (const listener of this.#listeners) {
      listener();
    }
  }
}

function isMeeting(error: unknown): error is ApiError {
  return isApiError(error) && error.code === 'CHANGED_BY_SOMEBODY';
}

/** Other conflicts are worth another try; a deal closed meanwhile accepts nothing any more. */
function isRefusal(error: unknown): boolean {
  return isApiError(error) && error.code === 'DEAL_STATE_REFUSES';
}

/** The union of both lists: an entry in both appears once. */
function bothOf({ mine, theirs }: DraftClash): unknown {
  if (!Array.isArray(mine) || !Array.isArray(theirs)) {
    return mine;
  }
  const known = new Set(theirs.map((entry) => JSON.stringify(entry)));
  return [...theirs, ...mine.filter((entry) => !known.has(JSON.stringify(entry)))];
}
