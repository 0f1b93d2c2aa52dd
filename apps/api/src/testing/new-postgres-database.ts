import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { makePool, type PoolOptions } from '../platform/db/make-pool.ts';

/** Tests ask hundreds of things at once, beside other tests; a server of people says sooner that it is too busy. */
export const CONNECT_PATIENCE_MS = 60_000;

export type NewPostgresDatabase = {
  connectionString: string;
  /** A pool of the test's own beside the servers'; its owner ends it. */
  openPool: (max: number, options?: Pick<PoolOptions, 'idleTimeoutMillis' | 'allowExitOnIdle'>) => pg.Pool;
  drop: () => Promise<void>;
};

/** Connections of this process to the server itself: a test may open a database while it closes another. */
const ADMIN_POOL_SIZE = 2;
const admins = new Map<string, pg.Pool>();

function adminOf(url: string): pg.Pool {
  const admin =
    admins.get(url) ??
    makePool({
      connectionString: url,
      max: ADMIN_POOL_SIZE,
      idleTimeoutMillis: 0,
      allowExitOnIdle: true,
      connectionTimeoutMillis: CONNECT_PATIENCE_MS,
    });
  admins.set(url, admin);
  return admin;
}

/**
 * A fresh, migrated PostgreSQL database for server processes of their own; its owner drops it. It is copied file by file: nobody
 * writes to the template, and through the log it takes a half more.
 */
export async function newPostgresDatabase(
  url: string,
  template: string,
  prefix = 'test_',
): Promise<NewPostgresDatabase> {
  const name = `${prefix}${randomUUID().replaceAll('-', '')}`;
  const admin = adminOf(url);
  await admin.query(`create database ${name} template ${template} strategy file_copy`);
  const connectionString = Object.assign(new URL(url), { pathname: `/${name}` }).toString();
  return {
    connectionString,
    openPool: (max, options = {}) =>
      makePool({ connectionString, max, connectionTimeoutMillis: CONNECT_PATIENCE_MS, ...options }),
    drop: async () => void (await admin.query(`drop database ${name} with (force)`)),
  };
}
