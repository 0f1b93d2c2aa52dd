/** A turn did not come in time, or too many are already waiting; nothing was begun. */
export class NoTurnError extends Error {}

export type TurnLimits = {
  /** How many pieces of work about one thing run at once. */
  atOnceMax: number;
  /** How many more may wait, and for how long. */
  waitingMax: number;
  patienceMs: number;
};

/** How long the work waited for its turn, and how much patience is left. */
export type Turn = { waitedMs: number; leftMs: number };

type Line = { running: number; waiting: (() => void)[] };

/**
 * Lets only a few pieces of work on one thing run at once. The others wait in memory without a connection: work stuck behind one
 * lock leaves the rest of the pool to everybody else.
 */
export class Turns {
  readonly #limits: TurnLimits;
  readonly #lines = new Map<string, Line>();

  constructor(limits: TurnLimits) {
    this.#limits = limits;
  }

  /** Does the work when its turn has come. Throws NoTurnError. */
  async take<Result>(thing: string, work: (turn: Turn) => Promise<Result>): Promise<Result> {
    const askedAt = performance.now();
    const line = this.#lines.get(thing) ?? { running: 0, waiting: [] };
    this.#lines.set(thing, line);
    await this.#enter(line);
    try {
      const waitedMs = performance.now() - askedAt;
      return await work({ waitedMs, leftMs: Math.max(this.#limits.patienceMs - waitedMs, 0) });
    } finally {
      this.#leave(thing, line);
    }
  }

  /** How many things are being worked on. */
  get size(): number {
    return this.#lines.size;
  }

  async #enter(line: Line): Promise<void> {
    const { atOnceMax, waitingMax, patienceMs } = this.#limits;
    if (line.running < atOnceMax) {
      line.running += 1;
      return;
    }
    if (line.waiting.length >= waitingMax) {
      throw new NoTurnError();
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    line.waiting.push(resolve);
    const timer = setTimeout(() => {
      line.waiting.splice(line.waiting.indexOf(resolve), 1);
      reject(new NoTurnError());
    }, patienceMs);
    await promise.finally(() => clearTimeout(timer));
  }

  /** Passes the turn to whoever has waited longest. */
  #leave(thing: string, line: Line): void {
    const next = line.waiting.shift();
    if (next !== undefined) {
      next();
      return;
    }
    line.running -= 1;
    if (line.running === 0) {
      this.#lines.delete(thing);
    }
  }
}
