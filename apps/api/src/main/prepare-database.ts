import type { Logger } from 'pino';
import { type Config, ConfigurationError } from '../platform/config/config.ts';
import { grantToApplication, hasRole, isAboveGrants } from '../platform/db/grant-to-application.ts';
import { makePool } from '../platform/db/make-pool.ts';
import { migrate } from '../platform/db/migrate.ts';
import { databaseOnPool } from '../platform/db/open-database.ts';
import { startJobs } from '../platform/jobs/start-jobs.ts';
import { JOB_KINDS } from './fold-areas.ts';

/** Migrations and queue take turns anyway. */
const POOL_SIZE = 2;

/**
 * As the owner of the tables: brings the schema and the queue's tables up to date, then lets the application's role, the
 * one of DATABASE_URL, do what it needs and no more. Answers that role. Servers of the version before go on working.
 * Throws ConfigurationError when a variable or the role is missing, or the role stands above every grant.
 */
export async function prepareDatabase(
  config: Pick<Config, 'databaseUrl' | 'migrationDatabaseUrl' | 'jobHeartbeatSeconds'>,
  log: Logger,
): Promise<string> {
  const { databaseUrl, migrationDatabaseUrl } = config;
  if (databaseUrl === undefined || migrationDatabaseUrl === undefined) {
    throw new ConfigurationError(
      'Set MIGRATION_DATABASE_URL to PostgreSQL as the owner of the tables, and DATABASE_URL to the same database as the role of the servers.',
    );
  }
  const role = decodeURIComponent(new URL(databaseUrl).username);
  const pool = makePool({ connectionString: migrationDatabaseUrl, max: POOL_SIZE });
  try {
    const db = databaseOnPool(pool);
    await migrate(db);
    if (!(await hasRole(db, role))) {
      throw new ConfigurationError(`There is no database role '${role}': create it, or check DATABASE_URL.`);
    }
    if (await isAboveGrants(db, role)) {
      throw new ConfigurationError(
        `The role '${role}' of DATABASE_URL owns the tables or is a superuser: nothing would keep it from the audit log. Give the servers a role of their own.`,
      );
    }
    const queue = await startJobs({
      pool,
      engine: 'postgres',
      kinds: JOB_KINDS,
      log,
      heartbeatSeconds: config.jobHeartbeatSeconds,
    });
    await queue.stop();
    await grantToApplication(db, role);
    return role;
  } finally {
    await pool.end();
  }
}
