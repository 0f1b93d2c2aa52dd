import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sessionSchema } from '@portal/domain/people/account/user.wire';
import { z } from 'zod';
import { startPostgresCluster } from '../../../../../scripts/postgres-cluster.mjs';
import { makePool } from '../../platform/db/make-pool.ts';
import { databaseOnPool } from '../../platform/db/open-database.ts';
import { systemClock } from '../../platform/ports/clock.ts';
import { addDeal } from '../deals.ts';
import { runServer } from '../run-server.ts';
import { checkTruth, type Truth } from './check-truth.ts';
import { DRILL_CONNECTION, type Fault, inflict } from './faults.ts';
import { type Answers, Caller, noAnswers } from './load.ts';
import { startPooler } from './pooler.ts';

const WRITERS = 6;
const READERS = 4;
const DEALS = 2;
const READ_PATHS = ['/user/profile/', '/user/list/deal/live', '/user/draft/order:drill'];
const POLL_MS = 10;
const RECOVERY_LIMIT_MS = 60_000;
/** Few, so that they can be used up; none of what was committed may be lost in a crash of the database. */
const CLUSTER = ['autovacuum=on', 'max_connections=40', 'synchronous_commit=on'];

/** `readyMs`: from a database that is well to /readyz; `aliveMs`: what /healthz took then, which asks no database. */
export type Round = { fault: Fault; readyMs: number; aliveMs: number };

export type Drill = Truth & {
  rounds: Round[];
  /** How often the server ended by itself. */
  exits: number;
  answers: Answers;
  /** What the server logged and wrote to its error output, to look into. */
  log: string;
};

/**
 * A server process under writers and readers while its database fails in the given ways, one after the other. A round
 * ends when each caller was served again.
 */
export async function runDrill(
  faults: readonly Fault[],
  options: { outageMs: number; onRound?: (round: Round) => void },
): Promise<Drill> {
  const cluster = await startPostgresCluster(CLUSTER);
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-drill-'));
  const pooler = await startPooler(cluster.url);
  const server = await runServer(dataDir, { DATABASE_URL: pooler.url, DEMO_DATA: '0' });
  const admin = makePool({ connectionString: cluster.url, max: 2, ...DRILL_CONNECTION });
  const answers = noAnswers();
  const drill = { rounds: [] as Drill['rounds'], exits: 0, answers };
  try {
    const address = server.address ?? '';
    server.ended.then(() => {
      drill.exits += 1;
    });
    const { callers, running } = await startCallers(address, admin, answers);
    for (const fault of faults) {
      if (drill.exits > 0) {
        break;
      }
      await inflict(fault, { cluster, admin, pooler, outageMs: options.outageMs });
      const readyMs = await untilAnswers(`${address}/readyz`);
      const round = { fault, readyMs, aliveMs: await untilAnswers(`${address}/healthz`) };
      drill.rounds.push(round);
      options.onRound?.(round);
      await untilServed(callers, () => drill.exits > 0);
    }
    for (const caller of callers) {
      caller.isStopped = true;
    }
    await Promise.all(running);
    const truth = await checkTruth(address, admin, answers);
    return { ...drill, ...truth, log: `${server.log()}${server.errors()}` };
  } finally {
    await server.stop('SIGKILL');
    await admin.end();
    await pooler.stop();
    await cluster.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function startCallers(address: string, admin: Parameters<typeof databaseOnPool>[0], answers: Answers) {
  const portal = { db: databaseOnPool(admin), deps: { clock: systemClock } };
  const dealIds: string[] = [];
  for (let count = 0; count < DEALS; count += 1) {
    dealIds.push(await addDeal(portal));
  }
  const callers: Caller[] = [];
  for (let count = 0; count < WRITERS + READERS; count += 1) {
    callers.push(new Caller(address, await register(address, count), answers));
  }
  const running = callers.map((caller, index) =>
    index < WRITERS ? caller.write(dealIds[index % DEALS] ?? '') : caller.read(READ_PATHS),
  );
  return { callers, running };
}

async function register(address: string, count: number): Promise<string> {
  const reply = await fetch(`${address}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      firstName: 'Ada',
      lastName: 'Tremblay',
      email: `drill-${count}@example.com`,
      password: 'a long enough password',
      province: 'CAN-ON',
      acceptTerms: true,
    }),
  });
  return z.parse(z.object({ data: sessionSchema }), await reply.json()).data.accessToken;
}

/** Milliseconds until a probe is answered well. */
async function untilAnswers(url: string): Promise<number> {
  const startedAt = performance.now();
  while (performance.now() - startedAt < RECOVERY_LIMIT_MS) {
    const reply = await fetch(url).catch(() => null);
    if (reply?.status === 200) {
      break;
    }
    await wait(POLL_MS);
  }
  return performance.now() - startedAt;
}

/** Until each caller was served once more, or the server is gone. */
async function untilServed(callers: readonly Caller[], isGone: () => boolean): Promise<void> {
  const before = callers.map(({ served }) => served);
  const startedAt = performance.now();
  while (!isGone() && callers.some(({ served }, index) => served <= (before[index] ?? 0))) {
    if (performance.now() - startedAt > RECOVERY_LIMIT_MS) {
      throw new Error(
        `A caller was not served again: ${[...new Set(callers.map(({ last }) => last))].join('; ')}`,
      );
    }
    await wait(POLL_MS);
  }
}
