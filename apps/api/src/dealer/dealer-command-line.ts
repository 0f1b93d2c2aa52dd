import { openSecretBox } from '../crypto/open-secret-box.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open-database.ts';
import { type Config, loadEnvFile, readConfig } from '../env.ts';
import { startJobs } from '../jobs/start-jobs.ts';
import { makeLog } from '../log.ts';
import { makeDeps } from '../make-deps.ts';
import { systemClock } from '../ports/clock.ts';
import { describeStartFailure } from '../start-failure.ts';
import { askRunningServer } from './dealer-socket.ts';
import { type CommandResult, runDealerCommand } from './run-dealer-command.ts';

try {
  loadEnvFile();
  const config = readConfig(process.env);
  const argv = process.argv.slice(2);
  // The embedded database belongs to one process: while a server runs, the command goes through it.
  const result = (await askRunningServer(config.dataDir, argv)) ?? (await runAlone(config, argv));
  for (const line of result.lines) {
    console.log(line);
  }
  process.exitCode = result.ok ? 0 : 1;
} catch (error) {
  console.error(describeStartFailure(error, 'The command could not run'));
  process.exitCode = 1;
}

async function runAlone(config: Config, argv: readonly string[]): Promise<CommandResult> {
  const log = makeLog({ logLevel: 'error' });
  const database = await openDatabase({
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
    poolSize: config.databasePoolSize,
    onError: (error) => log.error({ err: error }, 'database connection fault'),
  });
  await migrate(database.db);
  const { secrets, close: closeSecrets } = await openSecretBox(config, database, log);
  const jobPool = database.openJobPool();
  // Messages are asked for here and sent by the next server that runs.
  const queue = await startJobs({ pool: jobPool, engine: database.engine, log });
  try {
    return await runDealerCommand(
      makeDeps({ config, db: database.db, secrets, jobs: queue.jobs, log, clock: systemClock }),
      argv,
    );
  } finally {
    await queue.stop();
    await jobPool.end();
    await closeSecrets();
    await database.close();
  }
}
