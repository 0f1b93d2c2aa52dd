import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describeCores } from '../cores.ts';
import { type Pool, startDatabase } from '../database.ts';
import { addDeals, addPeople, addScarceDeal } from '../seed.ts';
import { startPortals } from '../servers.ts';
import { addFiles, addOldRows, addReaders, countOf, type NightSize } from './night-rows.ts';
import { type OrderTimes, placePaced } from './paced-orders.ts';

const RESULTS = new URL('../nights.json', import.meta.url);
const QUIET_SECONDS = 20;
/** Longer than a job: what is not through by then is given as far as it came. */
const NIGHT_SECONDS = Number(process.env.BENCH_NIGHT_SECONDS ?? 240);
const LOOK_MS = 500;
const ORDERING_PEOPLE = 60_000;
const MS_A_SECOND = 1_000;

/** A tenth of what a large dealer has, but for the readers, who are all there. */
const SIZE: NightSize = {
  fileRows: Number(process.env.BENCH_FILE_ROWS ?? 500_000),
  realFiles: Number(process.env.BENCH_REAL_FILES ?? 100_000),
  readers: Number(process.env.BENCH_READERS ?? 200_000),
  oldRows: Number(process.env.BENCH_OLD_ROWS ?? 1_000_000),
};

type Night = { what: string; done: number; seconds: number; isThrough: boolean; orders: OrderTimes };
type Ground = { pool: Pool; address: string; deals: readonly string[]; people: Iterator<string> };

/**
 * Measures what the nights do on a PostgreSQL of its own, and what orders wait meanwhile: files swept, readers told of a deal, and old
 * rows forgotten, each while forty orders a second are placed; and the orders alone before.
 */
export async function benchNights(say: (line: string) => void): Promise<void> {
  const loadBefore = loadavg();
  const folder = mkdtempSync(join(tmpdir(), 'portal-nights-'));
  const database = await startDatabase();
  try {
    const [server] = await startPortals(database.url, 1, { DATA_DIR: folder });
    if (server === undefined) {
      throw new Error('The portal did not start');
    }
    try {
      const { pool } = database;
      const deals = await addDeals(pool);
      await pool.query('update deals set announced_at = now()');
      await addPeople(pool, 'night', ORDERING_PEOPLE);
      await addFiles(pool, join(folder, 'files'), SIZE);
      await addReaders(pool, SIZE);
      await addOldRows(pool, SIZE);
      const ground = { pool, address: server.address, deals, people: peopleOf('night') };
      const quiet = await ordersFor(ground, QUIET_SECONDS);
      say(`orders alone: p99 ${quiet.p99Ms.toFixed(0)} ms`);
      const nights = await goThroughNights(ground, say);
      const lockTimeouts = server.said().split('lock timeout').length - 1;
      const failedJobs = await countOf(pool, "pgboss.job where retry_count > 0 or state = 'failed'");
      const machine = { cores: describeCores(), node: process.version, loadBefore, loadAfter: loadavg() };
      const results = { at: new Date(), machine, size: SIZE, quiet, nights, lockTimeouts, failedJobs };
      writeFileSync(RESULTS, `${JSON.stringify(results, null, 2)}\n`);
      say(`lock timeouts in the log: ${lockTimeouts}; jobs that failed: ${failedJobs}`);
      say(`Written to ${RESULTS.pathname}`);
    } finally {
      await server.stop();
    }
  } finally {
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function goThroughNights(ground: Ground, say: (line: string) => void): Promise<Night[]> {
  const { pool } = ground;
  const nights: Night[] = [];
  const add = async (what: string, job: string, left: () => Promise<number>) => {
    const night = await goThrough(ground, { what, job, left });
    nights.push(night);
    const { done, seconds, isThrough, orders } = night;
    const how = isThrough ? 'all' : 'as far as it came';
    say(
      `${what}: ${done} in ${seconds.toFixed(0)} s (${how}); orders p99 ${orders.p99Ms.toFixed(0)} ms, ${orders.refused} refused`,
    );
  };
  await add('files swept', 'sweep-files', async () => {
    const { rows } = await pool.query<{ after: string }>('select after from sweeps');
    const after = rows[0]?.after;
    const isThrough =
      after === '' &&
      (await countOf(pool, "pgboss.job where name = 'sweep-files' and state < 'completed'")) === 0;
    return isThrough ? 0 : Math.max(1, SIZE.realFiles - shareOf(after ?? '') * SIZE.realFiles);
  });
  await addScarceDeal(pool, 'news', 1_000_000);
  await add('readers told', 'announce-new-deals', async () =>
    Math.max(
      SIZE.readers - (await countOf(pool, "new_deal_mails where deal_id = 'news'")),
      await countOf(pool, "deals where id = 'news' and announced_at is null"),
    ),
  );
  await add('old rows forgotten', 'forget-expired', async () =>
    countOf(
      pool,
      "(select from rate_limits where window_start < '2025-01-01' union all select from sessions where expires_at < '2025-01-01') old",
    ),
  );
  return nights;
}

/** How much of all keys, which begin with any hexadecimal digits alike, is not behind this one. */
function shareOf(key: string): number {
  const DIGITS = 4;
  return key === '' ? 0 : Number.parseInt(key.slice(0, DIGITS), 16) / 16 ** DIGITS;
}

async function goThrough(
  ground: Ground,
  { what, job, left }: { what: string; job: string; left: () => Promise<number> },
): Promise<Night> {
  const begun = await left();
  const startedAt = performance.now();
  await ground.pool.query("insert into pgboss.job (name, data) values ($1, '{}')", [job]);
  let rest = begun;
  let isOver = false;
  const watching = (async () => {
    while (rest > 0 && performance.now() - startedAt < NIGHT_SECONDS * MS_A_SECOND) {
      await wait(LOOK_MS);
      rest = await left();
    }
    isOver = true;
  })();
  const orders = await placePaced(ground.address, { ...ground, isOver: () => isOver });
  await watching;
  const seconds = (performance.now() - startedAt) / MS_A_SECOND;
  return { what, done: Math.round(begun - rest), seconds, isThrough: rest === 0, orders };
}

function ordersFor(ground: Ground, seconds: number): Promise<OrderTimes> {
  const endsAt = performance.now() + seconds * MS_A_SECOND;
  return placePaced(ground.address, { ...ground, isOver: () => performance.now() >= endsAt });
}

function* peopleOf(group: string): Generator<string> {
  for (let number = 0; number < ORDERING_PEOPLE; number += 1) {
    yield `${group}-${number}`;
  }
}
