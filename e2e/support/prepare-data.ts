import type { FullConfig } from '@playwright/test';
import { startPostgresCluster } from '../../scripts/postgres-cluster.mjs';
import { preparePortal } from './portal-process.ts';
import { type Engine, POSTGRES_SERVER, PREPARED_DATA } from './prepared-data.ts';
import { untilJobsAreDone } from './until-jobs-are-done.ts';

/**
 * Loading the demonstration takes as long as several tests, so one portal on each engine of the run loads it and every worker copies
 * its data. Embedded data that a developer names by hand is used as is. A project with a single portal says in its metadata that the
 * portal loads it for itself.
 */
export default async function prepareData({ projects, argv }: FullConfig): Promise<() => Promise<void>> {
  const engines = new Set(
    projects
      .filter(({ name, metadata }) => isChosen(name, argv) && metadata.loadsItself !== true)
      .map(({ use }) => engineOf(use)),
  );
  const removals: (() => Promise<void>)[] = [];
  const removeAll = async () => {
    for (const remove of removals.splice(0).reverse()) {
      await remove();
    }
  };
  try {
    if (engines.has('postgres')) {
      const cluster = await startPostgresCluster();
      removals.push(cluster.stop);
      process.env[POSTGRES_SERVER] = cluster.url;
    }
    await Promise.all([...engines].map((engine) => prepare(engine, removals)));
  } catch (error) {
    await removeAll();
    throw error;
  }
  return removeAll;
}

async function prepare(engine: Engine, removals: (() => Promise<void>)[]): Promise<void> {
  if (process.env[PREPARED_DATA[engine]] !== undefined) {
    return;
  }
  const portal = await preparePortal(engine, { METRICS: '1' });
  removals.push(portal.dispose);
  try {
    await portal.start();
    // The demonstration queues papers and messages: whatever is not done here, every copy would do at each start.
    await untilJobsAreDone(portal.url);
  } finally {
    await portal.kill('SIGTERM');
  }
  process.env[PREPARED_DATA[engine]] = portal.dataDir;
}

/** Playwright lists every project, whether it was asked for or not. */
function isChosen(project: string, argv: readonly string[]): boolean {
  const isLimited = argv.some((word) => /^--project(=|$)/.test(word));
  return !isLimited || argv.includes(project) || argv.includes(`--project=${project}`);
}

/** The options of a project, of which Playwright's types know only its own. */
function engineOf(use: object): Engine {
  return 'engine' in use && use.engine === 'postgres' ? 'postgres' : 'embedded';
}
