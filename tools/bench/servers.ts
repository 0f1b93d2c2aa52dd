import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { coresOfServer, everyCore, pin } from './cores.ts';

/** `BENCH_SERVER` names the built server of another checkout, for a comparison of two versions by the same load. */
const PORTAL =
  process.env.BENCH_SERVER ?? fileURLToPath(new URL('../../apps/api/dist/server.mjs', import.meta.url));
const BARE = fileURLToPath(new URL('bare-server.ts', import.meta.url));
/** One for all servers of a run, new for each run. */
const MASTER_KEY = randomBytes(32).toString('base64');
/** A large database that is some versions behind is brought up to date first. */
const START_LIMIT_MS = 600_000;
const POLL_MS = 50;

export type BenchServer = {
  address: string;
  pid: number;
  /** What it wrote to its log so far. */
  said: () => string;
  stop: () => Promise<void>;
};

/** The settings of every portal of a run. */
export function portalVariables(databaseUrl: string): Record<string, string> {
  return {
    DATABASE_URL: databaseUrl,
    SECRET_KEY: MASTER_KEY,
    DEMO_DATA: '0',
    APP_STAGE: 'test',
    RATE_LIMITS: '0',
  };
}

/** Starts portals on one database with what production logs: one on a core of its own, more on every core together. */
export function startPortals(
  databaseUrl: string,
  count: number,
  more: Readonly<Record<string, string>> = {},
): Promise<BenchServer[]> {
  const variables = { ...portalVariables(databaseUrl), ...more };
  return Promise.all(
    Array.from({ length: count }, () =>
      startServer(PORTAL, variables, count === 1 ? coresOfServer() : everyCore()),
    ),
  );
}

/** Starts a bare node:http server, on the core that a portal would have, which answers each request with these bytes. */
export function startBare(status: number, bytes: number): Promise<BenchServer> {
  return startServer(BARE, { BARE_STATUS: String(status), BARE_BYTES: String(bytes) }, coresOfServer());
}

async function startServer(
  program: string,
  variables: Record<string, string>,
  cores: string | null,
): Promise<BenchServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-bench-'));
  const output = join(dataDir, 'output');
  const file = openSync(output, 'w');
  const child = spawn(
    process.execPath,
    [...(process.env.BENCH_NODE ?? '').split(' ').filter(Boolean), program],
    {
      cwd: dataDir,
      env: { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: '0', ...variables },
      stdio: ['ignore', file, file],
    },
  );
  const ended = once(child, 'close');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  for (const startedAt = performance.now(); performance.now() - startedAt < START_LIMIT_MS; ) {
    const said = readFileSync(output, 'utf8');
    const address = / ready at (\S+)/.exec(said)?.[1];
    if (address !== undefined && child.pid !== undefined) {
      pin(child.pid, cores);
      return { address, pid: child.pid, said: () => readFileSync(output, 'utf8'), stop };
    }
    if (child.exitCode !== null) {
      break;
    }
    await wait(POLL_MS);
  }
  const said = readFileSync(output, 'utf8');
  await stop();
  throw new Error(`The server did not start: ${said}`);
}
