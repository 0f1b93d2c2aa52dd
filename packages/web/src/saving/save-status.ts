/** Values by the name of what is saved, such as the dotted path of a field. */
export type Changes = Readonly<Record<string, unknown>>;

/** The result of a save. `later` is worth another try, `refused` only after something else was typed. */
export type SaveResult = 'later' | 'refused' | Saved;

/** The server's receipt. */
export type Saved = {
  kind: 'saved';
  /** When the server saved it (ISO 8601), if it says so; null if it no longer stores anything. */
  savedAt?: string | null;
  /** The names for which a newer answer of another device was kept. */
  newer?: readonly string[];
};

export type SaveStatus = 'idle' | 'saving' | 'saved' | 'retrying' | 'refused';

/** What a screen shows of it. */
export type SaveSnapshot = {
  /** The state of saving. */
  status: SaveStatus;
  /** Everything typed that the server has not acknowledged. */
  unsaved: Changes;
  /** What was typed here although another device has a newer answer, until it is changed again. */
  superseded: Changes;
  /** When the server last confirmed a save (ISO 8601). */
  savedAt: string | null;
};

export type SendChanges = (
  changes: Changes,
  way: {
    /** True if the page is going away: the request must outlive it. */
    isLeaving: boolean;
    signal: AbortSignal;
    /** When each was typed, in milliseconds on this device's clock. */
    typedAt: Readonly<Record<string, number>>;
  },
) => Promise<SaveResult>;
