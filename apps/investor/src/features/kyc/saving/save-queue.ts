/** Dotted path of a field, with its section, to what was answered there. */
export type Answers = Readonly<Record<string, unknown>>;

/** `later` is worth another try, `refused` only after something else was typed. */
export type SaveResult = 'saved' | 'later' | 'refused';

/** Saved, but newer answers of another device stand in these fields. */
export type SavedBesideNewer = { newer: readonly string[] };

export type SaveStatus = 'idle' | 'saving' | 'saved' | 'retrying' | 'refused';

/** What a screen shows. */
export type SaveSnapshot = {
  /** How far saving is. */
  status: SaveStatus;
  /** Everything typed that the server has not acknowledged. */
  unsaved: Answers;
  /** What was typed here where a newer answer of another device stands, until something else is typed there. */
  superseded: Answers;
};

export type SendAnswers = (
  answers: Answers,
  way: {
    isLeaving: boolean;
    signal: AbortSignal;
    /** When each answer was given, in milliseconds by this device's clock. */
    answeredAt: Readonly<Record<string, number>>;
  },
) => Promise<SaveResult | SavedBesideNewer>;

/** Quiet after the last keystroke before a save. */
export const PAUSE_MS = 700;
/** However steadily somebody types, nothing waits longer than this. */
export const LONGEST_WAIT_MS = 1_800;
const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 30_000;

type Flight = { answers: Answers; stop: AbortController; done: Promise<boolean> };

/**
 * Saves answers in the order in which they were typed: one request at a time, so that no older answer can overwrite a newer
 * one. What could not be sent is kept, joined with what is typed meanwhile, and sent again with growing pauses.
 */
export class SaveQueue {
  readonly #send: SendAnswers;
  readonly #listeners = new Set<() => void>();
  #waiting: Answers = {};
  /** Of the newest answer to each field, sent or not. */
  readonly #answeredAt = new Map<string, number>();
  #superseded: Answers = {};
  #waitingSince: number | null = null;
  #flight: Flight | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #snapshot: SaveSnapshot = { status: 'idle', unsaved: {}, superseded: {} };

  constructor(send: SendAnswers) {
    this.#send = send;
  }

  /** For `useSyncExternalStore`. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = (): SaveSnapshot => this.#snapshot;

  /** Notes an answer; it is sent after a short pause. While the network is gone, the next try takes it along. */
  change(path: string, answer: unknown): void {
    this.#waiting = { ...this.#waiting, [path]: answer };
    this.#answeredAt.set(path, Date.now());
    if (path in this.#superseded) {
      const { [path]: _decided, ...others } = this.#superseded;
      this.#superseded = others;
    }
    this.#waitingSince ??= Date.now();
    if (this.#failures > 0) {
      this.#publish('retrying');
      return;
    }
    const longest = this.#waitingSince + LONGEST_WAIT_MS - Date.now();
    this.#schedule(Math.max(0, Math.min(PAUSE_MS, longest)));
    this.#publish('saving');
  }

  /** Sends everything now. True once all of it is acknowledged, false when a try failed. */
  async flush(): Promise<boolean> {
    if (this.#flight !== null) {
      await this.#flight.done;
    }
    while (this.#hasWaiting() || this.#flight !== null) {
      if (!(await this.#fly(false))) {
        return false;
      }
    }
    return true;
  }

  /** Tries again at once after a failure: the network is back. */
  retry(): void {
    if (this.#failures > 0) {
      void this.flush();
    }
  }

  /** Sends what is left while the page goes away; a request under way is replaced by one that outlives the page. */
  leave(): void {
    if (this.#flight !== null) {
      this.#flight.stop.abort();
      this.#waiting = { ...this.#flight.answers, ...this.#waiting };
      this.#flight = null;
    }
    if (this.#hasWaiting()) {
      void this.#fly(true);
    }
  }

  #fly(isLeaving: boolean): Promise<boolean> {
    if (this.#flight !== null) {
      return this.#flight.done;
    }
    clearTimeout(this.#timer);
    const answers = this.#waiting;
    this.#waiting = {};
    this.#waitingSince = null;
    const stop = new AbortController();
    const answeredAt = this.#timesOf(answers);
    const done = this.#send(answers, { isLeaving, signal: stop.signal, answeredAt }).then((result) =>
      this.#land(flight, result),
    );
    const flight: Flight = { answers, stop, done };
    this.#flight = flight;
    this.#publish(this.#failures > 0 ? 'retrying' : 'saving');
    return done;
  }

  #land(flight: Flight, result: SaveResult | SavedBesideNewer): boolean {
    if (this.#flight !== flight) {
      // The save at leaving has taken its answers over.
      return false;
    }
    this.#flight = null;
    if (typeof result === 'object') {
      this.#noteSuperseded(flight.answers, result.newer);
    }
    if (result === 'saved' || typeof result === 'object') {
      this.#failures = 0;
      if (this.#hasWaiting()) {
        this.#schedule(PAUSE_MS);
      }
      this.#publish(this.#hasWaiting() ? 'saving' : 'saved');
      return true;
    }
    this.#waiting = { ...flight.answers, ...this.#waiting };
    if (result === 'refused') {
      this.#failures = 0;
      this.#publish('refused');
      return false;
    }
    this.#schedule(Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** this.#failures));
    this.#failures += 1;
    this.#publish('retrying');
    return false;
  }

  /** What was typed anew meanwhile is newer still. */
  #noteSuperseded(sent: Answers, newer: readonly string[]): void {
    const lost = newer.filter((path) => path in sent && !(path in this.#waiting));
    if (lost.length > 0) {
      this.#superseded = {
        ...this.#superseded,
        ...Object.fromEntries(lost.map((path) => [path, sent[path]])),
      };
    }
  }

  #timesOf(answers: Answers): Record<string, number> {
    return Object.fromEntries(
      Object.keys(answers).map((path) => [path, this.#answeredAt.get(path) ?? Date.now()]),
    );
  }

  #schedule(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), milliseconds);
  }

  #hasWaiting(): boolean {
    return Object.keys(this.#waiting).length > 0;
  }

  #publish(status: SaveStatus): void {
    const unsaved = { ...this.#flight?.answers, ...this.#waiting };
    this.#snapshot = { status, unsaved, superseded: this.#superseded };
    for (const listener of this.#listeners) {
      listener();
    }
  }
}
