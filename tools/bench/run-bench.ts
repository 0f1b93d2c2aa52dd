import { type ChainedAfter, chainedAfter } from './chained.ts';
import { type BenchDatabase, startDatabase } from './database.ts';
import { holdToShare, SHARE } from './hold-to-share.ts';
import { type Listeners, measureListeners } from './listeners.ts';
import { type Figure, measure } from './measure.ts';
import { measureOrders } from './orders.ts';
import { checkOversold, type Oversold } from './oversold.ts';
import { measureByPgbench } from './pgbench.ts';
import { addReaders, READS } from './reads.ts';
import { addDeals, addPeople } from './seed.ts';
import { type BenchServer, startBare, startPortals } from './servers.ts';
import { measureStuckLock, type StuckLock } from './stuck-lock.ts';

export const PARTS = ['orders', 'reads', 'lock', 'listeners'] as const;
export type Part = (typeof PARTS)[number];

export type Row = {
  what: string;
  figure: Figure;
  /** node:http alone with as many bytes an answer, a second; null for servers that were held back. */
  bare: number | null;
  /** The same statements by pgbench, a second; null for reads. */
  pgbench: number | null;
};

export type Results = {
  rows: Row[];
  /** By how many servers there were. */
  oversold: Record<number, Oversold>;
  chained: ChainedAfter | null;
  stuckLock: StuckLock | null;
  listeners: Listeners | null;
};

type Options = { parts: readonly Part[]; seconds: number; say: (line: string) => void };
type Measured = Omit<Row, 'bare' | 'pgbench'> & { status: number; deals: number; isHeld?: true };
type Ground = { database: BenchDatabase; deals: readonly string[]; servers: readonly BenchServer[] };

const WARM_UP_SECONDS = 2;
/** More than any of our machines does in a second. */
const ORDERS_A_SECOND_MAX = 5_000;
const PGBENCH_PEOPLE = 160_000;
const CREATED = 201;
const OK = 200;
const HOT = 1;

/** Runs the parts of the bench, one after the other, on a PostgreSQL of its own. */
export async function runBench(options: Options): Promise<Results> {
  const database = await startDatabase();
  try {
    const measured: Measured[] = [];
    const results: Results = { rows: [], oversold: {}, chained: null, stuckLock: null, listeners: null };
    let deals: string[] = [];
    for (const count of options.parts.includes('orders') ? [1, 2] : [1]) {
      database.place(count === 1 ? 'beside the server' : 'everywhere');
      const servers = await startPortals(database.url, count);
      deals = deals.length === 0 ? await addDeals(database.pool) : deals;
      const ground = { database, deals, servers };
      try {
        measured.push(...(await measureServers(ground, results, options)));
      } finally {
        await Promise.all(servers.map((server) => server.stop()));
      }
    }
    results.chained = await chainedAfter(database.pool);
    database.place('beside the server');
    for (const row of measured) {
      results.rows.push(await compared(database, row, options));
    }
    return results;
  } finally {
    await database.stop();
  }
}

async function measureServers(ground: Ground, results: Results, options: Options): Promise<Measured[]> {
  const { servers, database } = ground;
  const { parts, say } = options;
  const measured: Measured[] = [];
  if (parts.includes('orders')) {
    measured.push(...(await orders(ground, options)));
    results.oversold[servers.length] = await checkOversold(database.pool, addressesOf(servers));
  }
  if (parts.includes('reads') && servers.length === 1) {
    measured.push(...(await reads(ground, options)));
  }
  if (parts.includes('lock') && servers.length === 1) {
    say('50 orders behind a held lock');
    results.stuckLock = await measureStuckLock(database.pool, servers[0]?.address ?? '');
  }
  const [server] = servers;
  const [deal] = ground.deals;
  if (parts.includes('listeners') && servers.length === 1 && server !== undefined && deal !== undefined) {
    say('2,000 pages that listen');
    results.listeners = await measureListeners(database.pool, server, deal);
  }
  return measured;
}

async function orders(ground: Ground, { seconds, say }: Options): Promise<Measured[]> {
  const { deals, servers } = ground;
  const measured: Measured[] = [];
  for (const [where, ordered] of [
    [`spread over ${deals.length} deals`, deals],
    ['on one deal', deals.slice(0, HOT)],
  ] as const) {
    const what = `orders ${where}, ${servers.length} ${servers.length === 1 ? 'server' : 'servers'}`;
    const name = `people-${measured.length}-${servers.length}`;
    const people = (seconds + WARM_UP_SECONDS) * ORDERS_A_SECOND_MAX;
    await addPeople(ground.database.pool, name, people);
    const figure = await measureOrders(onGround(ground), ordered, { name, people, ...times(seconds) });
    say(`${what}: ${figure.perSecond.toFixed(0)}`);
    measured.push({ what, figure, status: CREATED, deals: ordered.length });
  }
  if (servers.length > 1) {
    // One of them and then all, moments apart, so that whatever else the machine does is the same for both.
    measured.push(await heldOrders({ ...ground, servers: servers.slice(0, 1) }, { seconds, say }));
    measured.push(await heldOrders(ground, { seconds, say }));
  }
  return measured;
}

/** The same spread orders by servers that run for a part of the time each. */
async function heldOrders(
  ground: Ground,
  { seconds, say }: Pick<Options, 'seconds' | 'say'>,
): Promise<Measured> {
  const { deals, servers } = ground;
  const what = `orders spread, ${servers.length} held to ${SHARE} of a core each`;
  const name = `held-${servers.length}`;
  const people = (seconds + WARM_UP_SECONDS) * ORDERS_A_SECOND_MAX;
  await addPeople(ground.database.pool, name, people);
  const releases = servers.map(({ pid }) => holdToShare(pid));
  const run = { name, people, ...times(seconds) };
  const figure = await measureOrders(onGround(ground), deals, run).finally(() => {
    for (const release of releases) {
      release();
    }
  });
  say(`${what}: ${figure.perSecond.toFixed(0)}`);
  return { what, figure, status: CREATED, deals: deals.length, isHeld: true };
}

async function reads(ground: Ground, { seconds, say }: Options): Promise<Measured[]> {
  const { addresses, watched, pool } = onGround(ground);
  await addReaders(pool, addresses[0] ?? '', ground.deals);
  const measured: Measured[] = [];
  for (const [what, next] of Object.entries(READS)) {
    const figure = await measure({ addresses, next, status: OK, ...times(seconds) }, watched);
    say(`${what}: ${figure.perSecond.toFixed(0)}`);
    measured.push({ what, figure, status: OK, deals: 0 });
  }
  return measured;
}

/** How much node:http and pgbench do of the same. */
async function compared(database: BenchDatabase, row: Measured, { seconds, say }: Options): Promise<Row> {
  const { what, figure, status, deals } = row;
  if (row.isHeld === true) {
    return { what, figure, bare: null, pgbench: null };
  }
  const server = await startBare(status, figure.bytes);
  const next = READS.account;
  const load = { addresses: [server.address], next, status, ...times(seconds / 2) };
  const bare = await measure(load, { serverPids: [], postmaster: null }).finally(server.stop);
  const pgbench =
    deals === 0 ? null : await measureByPgbench(database, { deals, seconds, people: PGBENCH_PEOPLE });
  say(`  ${what}: node:http ${bare.perSecond.toFixed(0)}, pgbench ${pgbench?.toFixed(0) ?? '-'}`);
  return { what, figure, bare: bare.perSecond, pgbench };
}

function onGround({ database, servers }: Ground) {
  return {
    pool: database.pool,
    addresses: addressesOf(servers),
    watched: { serverPids: servers.map(({ pid }) => pid), postmaster: database.postmaster },
  };
}

function addressesOf(servers: readonly BenchServer[]): string[] {
  return servers.map(({ address }) => address);
}

function times(seconds: number): { seconds: number; warmUpSeconds: number } {
  return { seconds, warmUpSeconds: WARM_UP_SECONDS };
}
