import { CallState, commit, rollBack } from './call-state.ts';
import { openCallDatabase } from './open-call-database.ts';
import type { Db } from './tables.ts';

const calls = new WeakMap<Db, CallState>();

export type CallWork<Result> = {
  work: (db: Db) => Promise<Result>;
  /** The last thing in the work's transaction, such as its answer; null where the work had none. Throwing undoes all. */
  last?: (trx: Db | null, result: Result) => Promise<void>;
  /** Whether what was done before this error stands, as after a refusal; else it is undone. */
  stands: (error: unknown) => boolean;
};

/**
 * Runs one call's work with a database in which all of its transactions are one that ends with the work's answer: each `transact` is
 * a part that can fail by itself, and what is read or written between them is in it, too. Work outside, before the first, is as on
 * `base`. A transaction that begins while another one runs is its own. Throws what the work throws, and CommitUnknownError.
 */
export async function inOneTransaction<Result>(
  base: Db,
  { work, last, stands }: CallWork<Result>,
): Promise<Result> {
  const state = new CallState(base, last !== undefined);
  const db = openCallDatabase(state);
  calls.set(db, state);
  let result: Result;
  try {
    result = await work(db);
  } catch (error) {
    await (stands(error) && !state.isBusy ? commit(state) : rollBack(state));
    throw error;
  }
  try {
    await last?.(state.held, result);
  } catch (error) {
    await rollBack(state);
    throw error;
  }
  await commit(state);
  return result;
}

/** True where a call's answer is kept with what it does, so that even a single statement needs a transaction. */
export function keepsAnswer(db: Db): boolean {
  return calls.get(db)?.keeps === true;
}

/** Commits what a call has done so far, before work that may be slow, such as asking a provider. Call it outside transactions. */
export async function commitSoFar(db: Db): Promise<void> {
  const state = calls.get(db);
  if (state !== undefined) {
    await commit(state);
  }
}

/** Does this when what the call has done so far is committed, and never if it is undone; at once where nothing waits. */
export async function afterCommit(db: Db, work: () => Promise<void>): Promise<void> {
  const state = calls.get(db);
  if (state === undefined || state.held === null) {
    await work();
    return;
  }
  state.afterCommit.push(work);
}
