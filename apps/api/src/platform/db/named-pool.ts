import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import { StatementNames } from './statement-names.ts';
import { wrappedPool } from './wrapped-pool.ts';

type Statement = { text: string; values: readonly unknown[]; name?: string };

/** The part of a `pg` connection used here. */
type Client = {
  query: <Row>(statement: Statement) => Promise<PostgresQueryResult<Row>>;
  release: (destroy?: boolean) => void;
};

/**
 * A pool whose connections keep the plans of recurring statements. Only for connections with a session of their own: the embedded
 * engine has one for all, and a pooler lends it for one transaction.
 */
export function namedPool(pool: pg.Pool): PostgresPool {
  const names = new StatementNames();
  return wrappedPool<Client>(pool, (client) => new NamingClient(client, names));
}

class NamingClient implements PostgresPoolClient {
  readonly #client: Client;
  readonly #names: StatementNames;

  constructor(client: Client, names: StatementNames) {
    this.#client = client;
    this.#names = names;
  }

  query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  query<Row>(
    text: string | PostgresCursor<Row>,
    values: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<Row>> | PostgresCursor<Row> {
    if (typeof text !== 'string') {
      throw new Error('This pool reads no cursors');
    }
    // Without values it may be several statements, such as `begin` and its limits.
    const name = values.length === 0 ? undefined : this.#names.nameOf(text);
    return this.#client.query<Row>(name === undefined ? { text, values } : { text, values, name });
  }

  release(destroy?: boolean): void {
    this.#client.release(destroy);
  }
}
