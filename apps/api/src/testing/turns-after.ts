import { type Turn, Turns } from '../platform/db/turns.ts';

/** Turns before each of which something happens: what was read earlier is out of date by then. */
export class TurnsAfter extends Turns {
  readonly #happens: () => Promise<unknown>;

  constructor(happens: () => Promise<unknown>) {
    super({ atOnceMax: 1, waitingMax: 1, patienceMs: 60_000 });
    this.#happens = happens;
  }

  override async take<Result>(thing: string, work: (turn: Turn) => Promise<Result>): Promise<Result> {
    await this.#happens();
    return super.take(thing, work);
  }
}
