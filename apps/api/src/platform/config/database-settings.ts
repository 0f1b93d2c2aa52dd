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
  MIGRATION_DATABASE_URL: postgresAddress.optional(),
};

export type DatabaseSettings = {
  /** PostgreSQL as the role of the application; undefined: the embedded database. */
  databaseUrl: string | undefined;
  databasePoolSize: number;
  /** When to tell PostgreSQL the limits on locks and statements: behind a pooler, at the start of each transaction. */
  databaseLimits: 'connection' | 'transaction';
  /** PostgreSQL as the owner of the tables; only `npm run database -- prepare` uses it. */
  migrationDatabaseUrl: string | undefined;
};

export function databaseSettings(env: z.infer<z.ZodObject<typeof DatabaseVariables>>): DatabaseSettings {
  return {
    databaseUrl: env.DATABASE_URL,
    databasePoolSize: env.DATABASE_POOL_SIZE,
    databaseLimits: env.DATABASE_LIMITS,
    migrationDatabaseUrl: env.MIGRATION_DATABASE_URL,
  };
}
