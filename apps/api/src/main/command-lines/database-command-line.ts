import { asTyped } from '../../platform/commands/as-typed.ts';
import { loadEnvFile, readConfig } from '../../platform/config/config.ts';
import { makeLog } from '../../platform/make-log.ts';
import { describeStartFailure } from '../describe-start-failure.ts';
import { prepareDatabase } from '../prepare-database.ts';

const USAGE =
  'npm run database -- prepare    as the owner (MIGRATION_DATABASE_URL): migrations, and the grants of the servers (DATABASE_URL)';

try {
  if (process.argv.slice(2).join(' ') === 'prepare') {
    loadEnvFile();
    const role = await prepareDatabase(readConfig(process.env), makeLog({ logLevel: 'error' }));
    process.stdout.write(`The schema is up to date, and '${role}' may do what the servers need.\n`);
  } else {
    process.stdout.write(`${asTyped(USAGE)}\n`);
    process.exitCode = 1;
  }
} catch (error) {
  process.stderr.write(`${asTyped(describeStartFailure(error, 'The database could not be prepared'))}\n`);
  process.exitCode = 1;
}
