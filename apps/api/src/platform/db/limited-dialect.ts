import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
} from 'kysely';
import { SERVER_LIMITS } from './limits.ts';

const BEGIN = [
  'begin',
  ...Object.entries(SERVER_LIMITS).map(([name, ms]) => `set local ${name} = ${ms}`),
].join('; ');

/**
 * Sets the limits at the start of each transaction, in the same round trip. For poolers, which lend a connection for a
 * transaction only and refuse limits in the start of a connection.
 */
export class LimitedDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;

  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): Driver {
    return new LimitedDriver(this.#config);
  }
}

class LimitedDriver extends PostgresDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(BEGIN));
  }
}
