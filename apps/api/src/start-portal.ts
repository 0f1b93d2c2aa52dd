import { mkdirSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { openSecretBox } from './crypto/open-secret-box.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open-database.ts';
import { listenForDealer } from './dealer/dealer-socket.ts';
import { demoGreeting } from './demo/demo-greeting.ts';
import { loadDemoData } from './demo/load-demo-data.ts';
import type { Deps } from './deps.ts';
import type { Config } from './env.ts';
import { drainable } from './http/drain.ts';
import { serveSite } from './http/serve-site.ts';
import { jobHandlers } from './jobs/job-handlers.ts';
import { startJobs } from './jobs/start-jobs.ts';
import { makeLog } from './log.ts';
import { serveMailbox } from './mailbox/serve-mailbox.ts';
import { makeDeps } from './make-deps.ts';
import { systemClock } from './ports/clock.ts';

export type Portal = {
  app: FastifyInstance;
  deps: Deps;
  /** What to print once people can open it. */
  greeting: string;
  /** Finishes the requests and jobs that run, then closes the database. */
  stop: () => Promise<void>;
};

/** Opens the database, migrates, loads the demonstration data once, starts the workers and listens. */
export async function startPortal(config: Config): Promise<Portal> {
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  const log = makeLog(config);
  const onError = (error: Error) => log.error({ err: error }, 'database connection fault');
  const database = await openDatabase({
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
    poolSize: config.databasePoolSize,
    onError,
  });
  await migrate(database.db);
  const { secrets, close: closeSecrets } = await openSecretBox(config, database, log);
  const jobPool = database.openJobPool();
  const queue = await startJobs({ pool: jobPool, engine: database.engine, log });
  const deps = makeDeps({ config, db: database.db, secrets, jobs: queue.jobs, log, clock: systemClock });
  if (config.demoData) {
    await loadDemoData(deps);
  }
  const app = await buildApp(deps);
  const closeApp = drainable(app, config.trustedProxies > 0);
  await serveSite(app, deps);
  await queue.work(jobHandlers(deps));
  serveMailbox(app, deps);
  const stopListeningForDealer = await listenForDealer(deps);
  const address = await app.listen({ host: config.host, port: config.port });
  return {
    app,
    deps,
    greeting: [`Portal ready at ${address}`, ...(config.demoData ? demoGreeting() : [])].join('\n'),
    stop: async () => {
      await closeApp();
      await stopListeningForDealer();
      await queue.stop();
      await jobPool.end();
      await closeSecrets();
      await database.close();
    },
  };
}
