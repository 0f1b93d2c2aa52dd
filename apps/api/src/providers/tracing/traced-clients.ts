import type { PostgresCursor, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Logger } from 'pino';
import type { Tracing } from '../../platform/ports/tracing.ts';
import { StatementsByText } from './statements-by-text.ts';

type PoolTracing = Pick<Tracing, 'span' | 'here'>;

/** What makes of a connection one whose statements are each a span, by their name and without their values. */
export function tracedClients(
  tracing: PoolTracing,
  log: Pick<Logger, 'debug'>,
): (client: PostgresPoolClient) => PostgresPoolClient {
  const statements = new StatementsByText(({ digest }, text) =>
    log.debug({ statement: digest, text }, 'a statement is traced'),
  );
  return (client) => new TracedClient(client, statements, tracing);
}

class TracedClient implements PostgresPoolClient {
  readonly #client: PostgresPoolClient;
  readonly #statements: StatementsByText;
  readonly #tracing: PoolTracing;

  constructor(client: PostgresPoolClient, statements: StatementsByText, tracing: PoolTracing) {
    this.#client = client;
    this.#statements = statements;
    this.#tracing = tracing;
  }

  query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  query<Row>(
    text: string | PostgresCursor<Row>,
    values: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<Row>> | PostgresCursor<Row> {
    if (typeof text !== 'string') {
      return this.#client.query(text);
    }
    // Nine of ten statements belong to no trace and pay nothing for those that do.
    if (this.#tracing.here() === undefined) {
      return this.#client.query<Row>(text, values);
    }
    const { name, digest } = this.#statements.of(text);
    const attributes = {
      'db.system.name': 'postgresql',
      'db.query.summary': name,
      'portal.statement': digest,
    };
    return this.#tracing.span({ name, kind: 'client', attributes }, () =>
      this.#client.query<Row>(text, values),
    );
  }

  release(destroy?: boolean): void {
    this.#client.release(destroy);
  }
}
