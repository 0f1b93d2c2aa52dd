import { z } from 'zod';
import { address } from './variable-kinds.ts';

const postgresAddress = address(
  ['postgres:', 'postgresql:'],
  'must be an address such as postgres://user@host/db',
);

export const DatabaseVariables = {
  DATABASE_URL: postgresAddress.optional(),
  DATABASE_POOL_SIZE: z.coerce
    .number({ error: 'write a number of connections' })
    .int()
    .min(1)
    .max(100)
    .default(10),
  DATABASE_LIMITS: z
    .enum(['connection', 'transaction'], { error: "write 'connection' or 'transaction'" })
    .default('connection'),
  DATABASE_DIRECT_URL: postgresAddress.optional(),
  MIGRATION_DATABASE_URL: postgresAddress.optional(),
};

export type DatabaseSettings = {
  /** PostgreSQL as the role of the application; undefined: the embedded database. */
  databaseUrl: string | undefined;
  databasePoolSize: number;
  /** When to tell PostgreSQL the limits on locks and statements: behind a pooler, at the start of each transaction. */
  databaseLimits: 'connection' | 'transaction';
  /** The same database and role without a pooler between, for what needs a connection of its own for long, such as a migration. */
  databaseDirectUrl: string | undefined;
  /** PostgreSQL as the owner of the tables; only `npm run database -- prepare` uses it. */
  migrationDatabaseUrl: string | undefined;
};

export function databaseSettings(env: z.infer<z.ZodObject<typeof DatabaseVariables>>): DatabaseSettings {
  return {
    databaseUrl: env.DATABASE_URL,
    databasePoolSize: env.DATABASE_POOL_SIZE,
    databaseLimits: env.DATABASE_LIMITS,
    databaseDirectUrl: env.DATABASE_DIRECT_URL,
    migrationDatabaseUrl: env.MIGRATION_DATABASE_URL,
  };
}

/** An address that nothing is reached through would be taken for one that is. */
export function databaseProblems(given: Readonly<Record<string, string>>): string[] {
  return given.DATABASE_DIRECT_URL !== undefined && given.DATABASE_URL === undefined
    ? ['DATABASE_DIRECT_URL: needs DATABASE_URL as well']
    : [];
}
