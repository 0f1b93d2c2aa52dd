import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { listenForCommands } from './commands/command-socket.ts';
import type { Deps } from './deps.ts';
import type { Config } from './env.ts';
import { sweepUploadFolders } from './files/upload-folders.ts';
import { drainable } from './http/drain.ts';
import { serveSite } from './http/serve-site.ts';
import { jobHandlers } from './jobs/job-handlers.ts';
import { makeLog } from './log.ts';
import { serveMailbox } from './mailbox/serve-mailbox.ts';
import { openDeps } from './open-deps.ts';

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
  const log = makeLog(config);
  const { deps, queue, close } = await openDeps(config, log);
  await sweepUploadFolders(config.dataDir, { now: deps.clock.now(), isStarting: true });
  const greeting = config.demoData ? await prepareDemo(deps) : [];
  const app = await buildApp(deps);
  const closeApp = drainable(app, config.trustedProxies > 0);
  await serveSite(app, deps);
  await queue.work(jobHandlers(deps));
  serveMailbox(app, deps);
  const stopListening = await listenForCommands(deps);
  const address = await app.listen({ host: config.host, port: config.port });
  return {
    app,
    deps,
    greeting: [`Portal ready at ${address}`, ...greeting].join('\n'),
    stop: async () => {
      await closeApp();
      await stopListening();
      await close();
    },
  };
}

/** Loads the demonstration's code only where it is asked for; returns what to say of it. */
async function prepareDemo(deps: Deps): Promise<string[]> {
  const { loadDemoData } = await import('./demo/load-demo-data.ts');
  const { demoGreeting } = await import('./demo/demo-greeting.ts');
  if ((await loadDemoData(deps)) > 0) {
    const { giveMemoryBackLater } = await import('./demo/give-memory-back.ts');
    giveMemoryBackLater(deps.log);
  }
  return demoGreeting();
}
