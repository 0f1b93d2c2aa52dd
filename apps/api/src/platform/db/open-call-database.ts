import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  sql,
} from 'kysely';
import { type CallState, commitHeld, giveBack, type Held, rollBack } from './call-state.ts';
import type { Db, Tables } from './tables.ts';

/** A database whose transactions are parts of the call's one, and whose other questions see what the call has done. */
export function openCallDatabase(state: CallState): Db {
  return new Kysely<Tables>({
    dialect: {
      createDriver: () => new CallDriver(state),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createAdapter: () => new PostgresAdapter(),
      createIntrospector: (over) => new PostgresIntrospector(over),
    },
  });
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
