/** By the name of what is saved, such as the dotted path of a field, to what stands there. */
export type Changes = Readonly<Record<string, unknown>>;

/** What became of a try. `later` is worth another one, `refused` only after something else was typed. */
export type SaveResult = 'later' | 'refused' | Saved;

/** The server's receipt. */
export type Saved = {
  kind: 'saved';
  /** When the server kept it (ISO 8601), where it says so; null when it keeps nothing any more. */
  savedAt?: string | null;
  /** Where a newer answer of another device stands instead. */
  newer?: readonly string[];
};

export type SaveStatus = 'idle' | 'saving' | 'saved' | 'retrying' | 'refused';

/** What a screen shows. */
export type SaveSnapshot = {
  /** How far saving is. */
  status: SaveStatus;
  /** Everything typed that the server has not acknowledged. */
  unsaved: Changes;
  /** What was typed here where a newer answer of another device stands, until something else is typed there. */
  superseded: Changes;
  /** When the server last said that it kept something (ISO 8601). */
  savedAt: string | null;
};

export type SendChanges = (
  changes: Changes,
  way: {
    /** The page is going away: the request has to outlive it. */
    isLeaving: boolean;
    signal: AbortSignal;
    /** When each was typed, in milliseconds by this device's clock. */
    typedAt: Readonly<Record<string, number>>;
  },
) => Promise<SaveResult>;
