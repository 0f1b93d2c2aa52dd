import type { ControlledTransaction } from 'kysely';
import { CommitUnknownError } from './commit-unknown-error.ts';
import type { Db, Tables } from './tables.ts';

export type Held = ControlledTransaction<Tables>;

/** What the connections of one call share: its transaction, and what waits for its end. */
export class CallState {
  readonly base: Db;
  /** The call's transaction, once one began. */
  held: Held | null = null;
  /** True while a piece of work runs in it. */
  isBusy = false;
  afterCommit: (() => Promise<void>)[] = [];
  /** True where something is written with the work, such as its answer. */
  readonly keeps: boolean;

  constructor(base: Db, keeps: boolean) {
    this.base = base;
    this.keeps = keeps;
  }
}

/** Ends what a call has done so far, then does what waited for it. Throws CommitUnknownError. */
export async function commit(state: CallState): Promise<void> {
  const { held, afterCommit: next } = state;
  state.held = null;
  state.afterCommit = [];
  if (held !== null) {
    await commitHeld(held);
  }
  for (const work of next) {
    await work();
  }
}

/** Throws CommitUnknownError where nobody can say whether it was done. */
export async function commitHeld(held: Held): Promise<void> {
  try {
    await held.commit().execute();
  } catch (error) {
    await giveBack(held);
    throw new CommitUnknownError('A commit failed', { cause: error });
  }
}

/** Undoes what a call has done since its last commit, and forgets what waited for it. */
export async function rollBack(state: CallState): Promise<void> {
  const { held } = state;
  state.held = null;
  state.afterCommit = [];
  if (held !== null) {
    await giveBack(held);
  }
}

/** Rolls back. A connection on which even that fails is not used again. */
export async function giveBack(held: Held): Promise<void> {
  await held
    .rollback()
    .execute()
    .catch(() => undefined);
}
