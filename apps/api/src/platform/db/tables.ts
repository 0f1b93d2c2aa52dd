import type { Kysely } from 'kysely';

/**
 * The tables as Kysely sees them; each area declares its own beside its store, and main/tables.ts composes them.
 * int8 arrives as bigint, timestamptz as Date, bytea as Buffer.
 */
export interface Tables {
  /** The applied migrations; Kysely writes it. */
  kysely_migration: { name: string; timestamp: string };
}

/** A database or a transaction in it. */
export type Db = Kysely<Tables>;
