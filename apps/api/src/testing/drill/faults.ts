import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { PostgresCluster } from '../../../../../scripts/postgres-cluster.mjs';
import { LiveClient } from '../../platform/db/live-client.ts';
import type { Pooler } from './pooler.ts';

export const FAULTS = [
  'restart, fast',
  'one connection ended',
  'restart, immediate',
  'all connections ended',
  "the queue's connections ended",
  'no connection left',
  'read-only',
  'refused by a pooler',
  'outage',
] as const;
export type Fault = (typeof FAULTS)[number];

export type FaultyDatabase = {
  cluster: PostgresCluster;
  /** A pool of the drill's own, whose connections are spared. */
  admin: pg.Pool;
  pooler: Pooler;
  outageMs: number;
};

const OWN_NAME = 'drill';
const EXHAUSTED_MS = 3_000;
/** As long as a switchover to another machine may take, or a pooler that is full. */
const SWITCHOVER_MS = 5_000;
const CONNECTIONS_MAX = 500;

export const DRILL_CONNECTION = { application_name: OWN_NAME };

/** Does to the database what happens to databases; answers when it is well again. */
export async function inflict(fault: Fault, database: FaultyDatabase): Promise<void> {
  const { cluster } = database;
  switch (fault) {
    case 'restart, fast':
      await cluster.halt('fast');
      return cluster.start();
    case 'restart, immediate':
      await cluster.halt('immediate');
      return cluster.start();
    case 'outage':
      await cluster.halt('fast');
      await wait(database.outageMs);
      return cluster.start();
    case 'one connection ended':
      return endConnections(database.admin, "application_name = 'portal' order by state <> 'active' limit 1");
    case 'all connections ended':
      return endConnections(database.admin, `application_name <> '${OWN_NAME}'`);
    case "the queue's connections ended":
      return endConnections(database.admin, "application_name = 'portal queue'");
    case 'no connection left':
      return exhaust(database);
    case 'read-only':
      return switchOver(database.admin);
    case 'refused by a pooler':
      database.pooler.setRefusing(true);
      await wait(SWITCHOVER_MS);
      return database.pooler.setRefusing(false);
  }
}

/** What a switchover looks like from outside: for a while the database takes no writes (25006). */
async function switchOver(admin: pg.Pool): Promise<void> {
  await admin.query('alter system set default_transaction_read_only = on');
  await admin.query('select pg_reload_conf()');
  await wait(SWITCHOVER_MS);
  await admin.query('alter system reset default_transaction_read_only');
  await admin.query('select pg_reload_conf()');
}

async function endConnections(admin: pg.Pool, which: string): Promise<void> {
  await admin.query(
    `select pg_terminate_backend(pid) from
       (select pid from pg_stat_activity where backend_type = 'client backend' and ${which}) as ended`,
  );
}

/** Takes every connection there is, those of the portal too, and keeps them for a while. */
async function exhaust({ cluster, admin }: FaultyDatabase): Promise<void> {
  const taken: pg.Client[] = [];
  const takeAll = async () => {
    for (let next = await take(cluster.url); next !== null; next = await take(cluster.url)) {
      taken.push(next);
    }
  };
  const until = performance.now() + EXHAUSTED_MS;
  while (performance.now() < until && taken.length < CONNECTIONS_MAX) {
    await takeAll();
    await endConnections(admin, `application_name <> '${OWN_NAME}'`);
  }
  await Promise.all(taken.map((client) => client.end()));
}

async function take(connectionString: string): Promise<pg.Client | null> {
  const client = new LiveClient({ connectionString, ...DRILL_CONNECTION });
  return client.connect().then(
    () => client,
    () => null,
  );
}
