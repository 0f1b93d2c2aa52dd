import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../scripts/tooling/free-port.mjs';
import { type Engine, layOutData } from './prepared-data.ts';
import { REPOSITORY } from './repository.ts';

const SERVER = join(REPOSITORY, 'apps/api/dist/server.mjs');
/** The first start loads the demonstration: some 10 s on an idle machine, over a minute on one with ten times its load. */
const READY_LIMIT_MS = 150_000;
const READY_POLL_MS = 50;

/** Of each portal that this process prepared: where its data and its messages are. */
const DATA_DIRS = new Map<string, string>();

const NOTHING = { variables: {}, remove: async () => undefined };

export type { Engine };

/** The built product, running as its own process on its own port and data directory. */
export type PortalProcess = {
  url: string;
  dataDir: string;
  env: NodeJS.ProcessEnv;
  isRunning: () => boolean;
  start: () => Promise<void>;
  /** Ends the process and waits until it is gone. SIGKILL is a crash, SIGTERM an orderly stop. */
  kill: (signal: 'SIGKILL' | 'SIGTERM') => Promise<void>;
  /** What the server has logged so far. */
  log: () => string;
  /** Ends the process and removes its data. */
  dispose: () => Promise<void>;
};

type PortalFacts = {
  /** Starts empty instead of with the demonstration. */
  isEmpty?: boolean;
  /** Gives the office a host of its own, at the same port. */
  officeHost?: string;
};

/** Prepares a portal without starting it. Every start uses the same port and data, with `variables` added to the usual ones. */
export async function preparePortal(
  engine: Engine,
  variables: NodeJS.ProcessEnv = {},
  { isEmpty = false, officeHost }: PortalFacts = {},
): Promise<PortalProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-e2e-'));
  const dataDir = join(folder, 'data');
  // An empty portal takes no copy of the prepared data.
  const data = isEmpty ? NOTHING : await layOutData(engine, dataDir);
  const logFile = join(folder, 'server.log');
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  DATA_DIRS.set(url, dataDir);
  const office = officeHost === undefined ? {} : { OFFICE_URL: atHost(url, officeHost) };
  const env = { ...environment(port, url, folder), ...office, ...data.variables, ...variables };
  let child: ChildProcess | undefined;

  const isRunning = () => child !== undefined && child.exitCode === null && child.signalCode === null;
  const kill = async (signal: 'SIGKILL' | 'SIGTERM') => {
    const running = child;
    if (running !== undefined && isRunning()) {
      const gone = new Promise((resolve) => running.once('exit', resolve));
      running.kill(signal);
      await gone;
    }
  };
  return {
    url,
    dataDir,
    env,
    isRunning,
    kill,
    start: async () => {
      if (isRunning()) {
        throw new Error('The portal is running; a second process would be refused');
      }
      const log = openSync(logFile, 'a');
      // In its own folder, so that a developer's `.env` does not reach it.
      child = spawn(process.execPath, [SERVER], { cwd: folder, env, stdio: ['ignore', log, log] });
      closeSync(log);
      await untilReady(url, isRunning, () => readFileSync(logFile, 'utf8'));
    },
    log: () => readFileSync(logFile, 'utf8'),
    dispose: async () => {
      // Its data is about to be removed, so an orderly stop is not worth the wait.
      await kill('SIGKILL');
      await data.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The data directory of a portal that this process prepared. */
export function dataDirOf(url: string): string {
  const dataDir = DATA_DIRS.get(url);
  if (dataDir === undefined) {
    throw new Error(`The portal at ${url} was prepared elsewhere`);
  }
  return dataDir;
}

/** The same address at another host. */
export function atHost(url: string, host: string): string {
  return Object.assign(new URL(url), { hostname: host }).origin;
}

function environment(port: number, url: string, folder: string): NodeJS.ProcessEnv {
  return {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    TZ: 'UTC',
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: url,
    DATA_DIR: join(folder, 'data'),
    // What a crash leaves goes with the folder; compiled code is kept for the next run.
    TMPDIR: folder,
    NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache'),
    APP_STAGE: 'test',
    DEMO_DATA: '1',
    // All tests come from one address; rate limits have tests of their own.
    RATE_LIMITS: '0',
    LOG_LEVEL: 'warn',
  };
}

async function untilReady(url: string, isRunning: () => boolean, log: () => string): Promise<void> {
  const giveUpAt = Date.now() + READY_LIMIT_MS;
  while (Date.now() < giveUpAt) {
    if (!isRunning()) {
      throw new Error(`The portal ended while it started:\n${log()}`);
    }
    if (await answersReady(url)) {
      return;
    }
    await pause(READY_POLL_MS);
  }
  throw new Error(`The portal was not ready within ${READY_LIMIT_MS} ms:\n${log()}`);
}

async function answersReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/api/readyz`)).ok;
  } catch {
    return false;
  }
}
