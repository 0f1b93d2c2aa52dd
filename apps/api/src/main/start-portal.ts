import type { FastifyInstance } from 'fastify';
import { warnOfProvider } from '../areas/agreement/signing/provider/warn-of-provider.ts';
import { listPeople } from '../areas/firm/staff/people/list-people.ts';
import { warnOfFolder } from '../areas/firm/trustee/warn-of-folder.ts';
import { observedUntil } from '../areas/order/exemptions/is-observing.ts';
import { startAuditSequencer } from '../platform/audit/start-audit-sequencer.ts';
import { listenForCommands } from '../platform/commands/listen-for-commands.ts';
import type { Config } from '../platform/config/config.ts';
import type { Deps } from '../platform/deps.ts';
import { openDrawing } from '../platform/drawing/open-drawing.ts';
import { drainable } from '../platform/http/drainable.ts';
import { serveOffice } from '../platform/http/pages/serve-office.ts';
import { serveSite } from '../platform/http/pages/serve-site.ts';
import { sweepUploadFolders } from '../platform/http/receiving/with-upload-folder.ts';
import { serveMailbox } from '../platform/mailbox/serve-mailbox.ts';
import { makeLog } from '../platform/make-log.ts';
import { VERSION } from '../platform/version.ts';
import { buildApp } from './build-app.ts';
import { checkSealFile } from './check-seal-file.ts';
import { COMMAND_AREAS } from './command-areas.ts';
import { jobHandlers, pageContents } from './fold-areas.ts';
import { openDeps } from './open-deps.ts';

export type Portal = {
  app: FastifyInstance;
  deps: Deps;
  /** What to print once people can open it. */
  greeting: string;
  /** Finishes the requests and jobs that run, then closes the database. */
  stop: () => Promise<void>;
};

/**
 * Opens the database, migrates, loads the demonstration data once, starts the workers and listens. What was started before a
 * failure, or before `stopAsked` ends the start (its reason is then thrown), is closed again.
 */
export async function startPortal(config: Config, stopAsked?: AbortSignal): Promise<Portal> {
  const log = makeLog(config);
  log.info({ version: VERSION }, 'the portal starts');
  await checkSealFile(config);
  const { deps, queue, close } = await openDeps(config, log, stopAsked);
  const closers = [close];
  const stop = async () => {
    for (const closeOne of closers.splice(0).reverse()) {
      await closeOne();
    }
  };
  try {
    await warnOfFolder(deps);
    warnOfProvider(deps);
    await sweepUploadFolders(config.dataDir, { now: deps.clock.now(), isStarting: true });
    const greeting = config.demoData ? await prepareDemo(deps, stopAsked) : await officeGreeting(deps);
    const app = await buildApp(deps);
    const closeApp = drainable(app, config.trustedProxies > 0);
    const drawing = openDrawing(deps, pageContents(deps));
    closers.push(drawing.close);
    await serveSite(app, deps, drawing.drawInto);
    await serveOffice(app, deps, { lawFrom: await observedUntil(deps.db, deps) });
    serveMailbox(app, deps);
    stopAsked?.throwIfAborted();
    await queue.work(jobHandlers(deps));
    closers.push(startAuditSequencer(deps));
    closers.push(await listenForCommands(deps, COMMAND_AREAS), async () => {
      // Side by side: requests and jobs each have the eight seconds that a stop gives them.
      await Promise.all([closeApp(), queue.stop()]);
    });
    stopAsked?.throwIfAborted();
    const address = await app.listen({ host: config.host, port: config.port });
    return {
      app,
      deps,
      greeting: [`Portal ready at ${address} (version ${VERSION})`, ...greeting].join('\n'),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** What to do first where nobody can come in to the office yet. */
async function officeGreeting(deps: Deps): Promise<string[]> {
  return (await listPeople(deps)).length > 0
    ? []
    : [
        `Nobody has access to the office (${deps.config.officeUrl}/office) yet. To found it, with two people:`,
        '  npm run dealer -- staff found "compliance+finance+administrator, <email>, First Last" "compliance+deals+administrator, <email>, First Last"',
      ];
}

/** Loads the demonstration's code only where it is asked for; returns what to say of it. */
async function prepareDemo(deps: Deps, stopAsked: AbortSignal | undefined): Promise<string[]> {
  const { loadDemoData } = await import('../demo/load-demo-data.ts');
  const { demoGreeting } = await import('../demo/demo-greeting.ts');
  if ((await loadDemoData(deps, { stopAsked })) > 0) {
    const { giveMemoryBackLater } = await import('../demo/give-memory-back-later.ts');
    giveMemoryBackLater(deps.log);
  }
  return demoGreeting(`${deps.config.officeUrl}/office`);
}
