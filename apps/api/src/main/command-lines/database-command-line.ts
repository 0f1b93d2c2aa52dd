import { removeArchived } from '../../platform/audit/archive/remove-archived.ts';
import {
  ARCHIVE_USAGE,
  archivedYearOf,
  linesOfRemoved,
} from '../../platform/audit/checking/run-database-command.ts';
import { asTyped } from '../../platform/commands/as-typed.ts';
import { loadEnvFile, readConfig } from '../../platform/config/config.ts';
import { makePool } from '../../platform/db/make-pool.ts';
import { databaseOnPool } from '../../platform/db/open-database.ts';
import { makeLog } from '../../platform/make-log.ts';
import { describeStartFailure } from '../describe-start-failure.ts';
import { prepareDatabase } from '../prepare-database.ts';
import { runCommandLine } from './run-command-line.ts';

const USAGE = [
  'npm run database -- prepare           as the owner (MIGRATION_DATABASE_URL): migrations, and the grants of the servers (DATABASE_URL)',
  ARCHIVE_USAGE,
];

try {
  const argv = process.argv.slice(2);
  const year = archivedYearOf(argv);
  if (argv.join(' ') === 'prepare') {
    loadEnvFile();
    const role = await prepareDatabase(readConfig(process.env), makeLog({ logLevel: 'error' }));
    process.stdout.write(`The schema is up to date, and '${role}' may do what the servers need.\n`);
  } else if (year !== undefined) {
    await runCommandLine('database');
    if (process.exitCode === 0) {
      await removeAsOwner(year);
    }
  } else {
    process.stdout.write(`${asTyped(USAGE.join('\n'))}\n`);
    process.exitCode = 1;
  }
} catch (error) {
  process.stderr.write(`${asTyped(describeStartFailure(error, 'The command could not run'))}\n`);
  process.exitCode = 1;
}

/** Of the embedded database the rows are gone by then. */
async function removeAsOwner(year: number): Promise<void> {
  const { migrationDatabaseUrl, databaseUrl } = readConfig(process.env);
  const connectionString = migrationDatabaseUrl ?? databaseUrl;
  if (connectionString === undefined) {
    return;
  }
  const pool = makePool({ connectionString, max: 1 });
  try {
    const removed = await removeArchived(databaseOnPool(pool), year);
    process.stdout.write(`${linesOfRemoved(year, removed)}\n`);
  } finally {
    await pool.end();
  }
}
