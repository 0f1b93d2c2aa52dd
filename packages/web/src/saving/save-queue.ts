import { PAUSE_MS, pauseBeforeRetry, pauseBeforeSave } from './pause-before-save.ts';
import type { Changes, Saved, SaveResult, SaveSnapshot, SaveStatus, SendChanges } from './save-status.ts';

type Flight = { changes: Changes; stop: AbortController; done: Promise<boolean> };

/**
 * Saves input in the order typed: one request at a time, so that nothing older can overwrite
 * something newer. What could not be sent is kept, merged with later input, and sent again with growing pauses.
 */
export class SaveQueue {
  readonly #send: SendChanges;
  readonly #listeners = new Set<() => void>();
  #waiting: Changes = {};
  /** The time of the newest change under each name, sent or not. */
  readonly #typedAt = new Map<string, number>();
  #superseded: Changes = {};
  #savedAt: string | null = null;
  #waitingSince: number | null = null;
  #flight: Flight | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failingSince: number | null = null;
  #snapshot: SaveSnapshot = { status: 'idle', unsaved: {}, superseded: {}, savedAt: null };

  constructor(send: SendChanges) {
    this.#send = send;
  }

  /** For `useSyncExternalStore`. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = (): SaveSnapshot => this.#snapshot;

  /** Queues a change, sent after a short pause. While the network is down, the next retry includes it. */
  change(name: string, value: unknown): void {
    this.#waiting = { ...this.#waiting, [name]: value };
    this.#typedAt.set(name, Date.now());
    if (name in this.#superseded) {
      const { [name]: _decided, ...others } = this.#superseded;
      this.#superseded = others;
    }
    this.#waitingSince ??= Date.now();
    if (this.#failingSince !== null) {
      this.#publish('retrying');
      return;
    }
    this.#schedule(pauseBeforeSave(this.#waitingSince, Date.now()));
    this.#publish('saving');
  }

  /** Sends everything now. True once all of it is acknowledged, false if a try failed. */
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

  /** Retries at once after a failure, when the network is back. */
  retry(): void {
    if (this.#failingSince !== null) {
      void this.flush();
    }
  }

  /** Sends what is left as the page goes away; a running request is replaced with one that outlives the page. */
  leave(): void {
    if (this.#flight !== null) {
      this.#flight.stop.abort();
      this.#waiting = { ...this.#flight.changes, ...this.#waiting };
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
    const changes = this.#waiting;
    this.#waiting = {};
    this.#waitingSince = null;
    const stop = new AbortController();
    const way = { isLeaving, signal: stop.signal, typedAt: this.#timesOf(changes) };
    const done = this.#send(changes, way).then((result) => this.#land(flight, result));
    const flight: Flight = { changes, stop, done };
    this.#flight = flight;
    this.#publish(this.#failingSince !== null ? 'retrying' : 'saving');
    return done;
  }

  #land(flight: Flight, result: SaveResult): boolean {
    if (this.#flight !== flight) {
      // The save on leaving has taken over its changes.
      return false;
    }
    this.#flight = null;
    if (typeof result === 'object') {
      this.#noteReceipt(flight.changes, result);
      return true;
    }
    // Below what was typed meanwhile, which is newer.
    this.#waiting = { ...flight.changes, ...this.#waiting };
    if (result === 'refused') {
      this.#failingSince = null;
      this.#publish('refused');
      return false;
    }
    this.#failingSince ??= Date.now();
    this.#schedule(pauseBeforeRetry(this.#failingSince, Date.now()));
    this.#publish('retrying');
    return false;
  }

  /** Only what was sent is acknowledged; later input is still waiting. */
  #noteReceipt(sent: Changes, { newer = [], savedAt }: Saved): void {
    const lost = newer.filter((name) => name in sent && !(name in this.#waiting));
    if (lost.length > 0) {
      const typed = lost.map((name) => [name, sent[name]]);
      this.#superseded = { ...this.#superseded, ...Object.fromEntries(typed) };
    }
    this.#savedAt = savedAt === undefined ? this.#savedAt : savedAt;
    this.#failingSince = null;
    if (this.#hasWaiting()) {
      this.#schedule(PAUSE_MS);
    }
    this.#publish(this.#hasWaiting() ? 'saving' : 'saved');
  }

  #timesOf(changes: Changes): Record<string, number> {
    return Object.fromEntries(
      Object.keys(changes).map((name) => [name, this.#typedAt.get(name) ?? Date.now()]),
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
    const unsaved = { ...this.#flight?.changes, ...this.#waiting };
    this.#snapshot = { status, unsaved, superseded: this.#superseded, savedAt: this.#savedAt };
    for (const listener of this.#listeners) {
      listener();
    }
  }
}
