import {
  type CompiledQuery,
  type ControlledTransaction,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  sql,
} from 'kysely';
import { CommitUnknownError } from './commit-unknown-error.ts';
import type { Db, Tables } from './tables.ts';

type Held = ControlledTransaction<Tables>;

/** What the connections of one call share. */
class CallState {
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

async function commit(state: CallState): Promise<void> {
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

async function commitHeld(held: Held): Promise<void> {
  try {
    await held.commit().execute();
  } catch (error) {
    await giveBack(held);
    throw new CommitUnknownError('A commit failed', { cause: error });
  }
}

async function rollBack(state: CallState): Promise<void> {
  const { held } = state;
  state.held = null;
  state.afterCommit = [];
  if (held !== null) {
    await giveBack(held);
  }
}

/** Rolls back. A connection on which even that fails is not used again. */
async function giveBack(held: Held): Promise<void> {
  await held
    .rollback()
    .execute()
    .catch(() => undefined);
}

function openCallDatabase(state: CallState): Db {
  const db: Db = new Kysely<Tables>({
    dialect: {
      createDriver: () => new CallDriver(state),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createAdapter: () => new PostgresAdapter(),
      createIntrospector: (over) => new PostgresIntrospector(over),
    },
  });
  calls.set(db, state);
  return db;
}

/** Where a piece of work is: in the call's transaction, or in one of its own beside it. */
type Place =
  | { kind: 'outside' }
  | { kind: 'whole'; held: Held }
  | { kind: 'part'; held: Held }
  | { kind: 'beside'; held: Held };

const PART = 'part_of_call';
const begin = sql`savepoint ${sql.id(PART)}`;
const keep = sql`release savepoint ${sql.id(PART)}`;
const undo = sql`rollback to savepoint ${sql.id(PART)}`;

class CallConnection implements DatabaseConnection {
  readonly #state: CallState;
  place: Place = { kind: 'outside' };

  constructor(state: CallState) {
    this.#state = state;
  }

  executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>>;
  executeQuery<Row>(query: CompiledQuery<Row>): Promise<QueryResult<Row>> {
    return this.#database().executeQuery(query);
  }

  /** What is asked between two parts sees the first; what is asked beside a running part does not, as on any connection. */
  #database(): Db {
    if (this.place.kind !== 'outside') {
      return this.place.held;
    }
    const { held, isBusy, base } = this.#state;
    return held === null || isBusy ? base : held;
  }

  streamQuery(): never {
    throw new Error('A call reads no cursors');
  }
}

class CallDriver implements Driver {
  readonly #state: CallState;

  constructor(state: CallState) {
    this.#state = state;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<CallConnection> {
    return new CallConnection(this.#state);
  }

  async beginTransaction(connection: CallConnection): Promise<void> {
    const state = this.#state;
    if (state.isBusy) {
      connection.place = { kind: 'beside', held: await state.base.startTransaction().execute() };
      return;
    }
    state.isBusy = true;
    try {
      connection.place = await this.#enter();
    } catch (error) {
      state.isBusy = false;
      throw error;
    }
  }

  async #enter(): Promise<Place> {
    const state = this.#state;
    if (state.held !== null) {
      await begin.execute(state.held);
      return { kind: 'part', held: state.held };
    }
    state.held = await state.base.startTransaction().execute();
    return { kind: 'whole', held: state.held };
  }

  async commitTransaction(connection: CallConnection): Promise<void> {
    const { place } = connection;
    if (place.kind === 'beside') {
      await commitHeld(place.held);
    } else if (place.kind === 'part') {
      await keep.execute(place.held);
    }
    this.#leave(connection);
  }

  async rollbackTransaction(connection: CallConnection): Promise<void> {
    const { place } = connection;
    if (place.kind === 'beside') {
      await giveBack(place.held);
    } else if (place.kind === 'whole') {
      await rollBack(this.#state);
    } else if (place.kind === 'part') {
      await undo.execute(place.held).catch(() => undefined);
    }
    this.#leave(connection);
  }

  #leave(connection: CallConnection): void {
    if (connection.place.kind !== 'beside') {
      this.#state.isBusy = false;
    }
    connection.place = { kind: 'outside' };
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {}
}
