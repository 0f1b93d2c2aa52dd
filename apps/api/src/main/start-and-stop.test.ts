import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, watch } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { askRunningServer } from '../platform/commands/ask-running-server.ts';
import { somePicture } from '../testing/kyc.ts';
import { layMigratedData } from '../testing/lay-migrated-data.ts';
import { multipartBody } from '../testing/multipart.ts';
import { runServer, type StartingServer, startServer } from '../testing/run-server.ts';

const LIMIT_MS = 240_000;
const PASSWORD = 'seven otters cross the ice';
/** Outside the server's own folder for temporary things, so that what is in there was left behind. */
const COMPILE_CACHE = join(tmpdir(), 'node-compile-cache');

let home: string;
let dataDir: string;
let temporary: string;
let servers: StartingServer[];
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'portal-start-'));
  dataDir = join(home, 'data');
  temporary = join(home, 'temporary');
  mkdirSync(dataDir);
  mkdirSync(temporary);
  servers = [];
});
afterEach(async () => {
  await Promise.all(servers.map((server) => server.stop('SIGKILL')));
  rmSync(home, { recursive: true, force: true });
});

const variables = (more: Record<string, string> = {}) => ({
  TMPDIR: temporary,
  NODE_COMPILE_CACHE: COMPILE_CACHE,
  DEMO_DATA: '0',
  ...more,
});

function start(more?: Record<string, string>): StartingServer {
  const server = startServer(dataDir, variables(more));
  servers.push(server);
  return server;
}

/** A server that was here before: its first start is not what the test is about. */
async function run() {
  layMigratedData(dataDir);
  const server = await runServer(dataDir, variables());
  servers.push(server);
  return server;
}

/** Sockets, locks and folders that belong to a server while it runs. */
function leftBehind(): string[] {
  const uploads = join(dataDir, 'tmp');
  return [
    ...readdirSync(temporary),
    ...readdirSync(dataDir).filter((name) => name.startsWith('commands') || name === 'server.pid'),
    ...(existsSync(uploads) ? readdirSync(uploads) : []),
  ];
}

/** Resolves as soon as the server has made something in the folder. */
async function somethingIn(folder: string): Promise<void> {
  const changes = watch(folder);
  try {
    while (readdirSync(folder).length === 0) {
      await new Promise((resolve) => changes.once('change', resolve));
    }
  } finally {
    changes.close();
  }
}

function childrenOf({ process: { pid } }: StartingServer): number[] {
  return execFileSync('pgrep', ['-P', String(pid)])
    .toString()
    .trim()
    .split('\n')
    .map(Number);
}

/** Resolves when the process is no more; the test's own limit ends the wait. */
async function gone(pid: number): Promise<void> {
  for (;;) {
    try {
      process.kill(pid, 0);
    } catch {
      return;
    }
    await new Promise((resolve) => setImmediate(resolve));
  }
}

const ask = () => askRunningServer(dataDir, { area: 'dealer', argv: ['queue'] }, () => undefined);

describe('[embedded] a start that fails leaves nothing behind', () => {
  it(
    'where its port is taken, which it says in one line',
    async () => {
      const other = createServer();
      await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
      const taken = other.address();
      const port = typeof taken === 'object' && taken !== null ? taken.port : 0;
      layMigratedData(dataDir);
      const server = start({ PORT: String(port) });
      expect(await server.ended).toBe(1);
      expect(server.errors()).toMatch(
        /^The portal could not start: another program listens on this port\. .*\n$/,
      );
      await new Promise((resolve) => other.close(resolve));
      expect(leftBehind()).toEqual([]);
    },
    LIMIT_MS,
  );

  it(
    'where another server has the data directory, which it says in one line, and whose commands go on',
    async () => {
      const first = await run();
      const second = start();
      expect(await second.ended).toBe(1);
      expect(second.errors()).toBe(
        `Another process is using the data directory ${dataDir}. Stop it first, or use another DATA_DIR.\n`,
      );
      expect(await ask()).toMatchObject({ ok: true });
      expect(await first.stop('SIGTERM')).toBe(0);
      expect(leftBehind()).toEqual([]);
    },
    LIMIT_MS,
  );
});

describe('[embedded] a server that is stopped leaves nothing behind', () => {
  it.each<['SIGTERM' | 'SIGINT', string, () => void]>([
    ['SIGTERM', 'makes', () => undefined],
    ['SIGINT', 'opens', () => layMigratedData(dataDir)],
  ])(
    'when %s comes while it %s its database',
    async (signal, _what, prepare) => {
      prepare();
      const server = start();
      await somethingIn(temporary);
      expect(await server.stop(signal)).toBe(0);
      expect(server.errors()).toBe('');
      expect(leftBehind()).toEqual([]);
    },
    LIMIT_MS,
  );

  it(
    'when it is told to while it makes the demonstration',
    async () => {
      layMigratedData(dataDir);
      const server = start({ DEMO_DATA: '1', LOG_LEVEL: 'info' });
      await server.said(/demonstration data loaded/);
      expect(await server.stop('SIGTERM')).toBe(0);
      expect(await server.listening).toBeUndefined();
      expect(leftBehind()).toEqual([]);
    },
    LIMIT_MS,
  );

  it(
    'not even the process that read a file for it',
    async () => {
      const server = await run();
      const post = (path: string, headers: Record<string, string>, body: string | Uint8Array<ArrayBuffer>) =>
        fetch(`${server.address}/api${path}`, { method: 'POST', headers, body });
      const person = {
        firstName: 'Ada',
        lastName: 'Tremblay',
        email: 'ada@example.com',
        password: PASSWORD,
        acceptTerms: true,
      };
      const registered = await post(
        '/register',
        { 'content-type': 'application/json' },
        JSON.stringify(person),
      );
      const { data } = (await registered.json()) as { data: { accessToken: string } };
      const picture = await somePicture();
      const { payload, headers } = multipartBody([
        { name: 'front', fileName: 'card.png', bytes: picture },
        { name: 'back', fileName: 'back.png', bytes: picture },
        { name: 'documentType', value: '1' },
      ]);
      const authorization = `Bearer ${data.accessToken}`;
      const kept = await post('/user/kyc/upload/id/', { ...headers, authorization }, new Uint8Array(payload));
      expect(kept.status).toBe(200);
      const readers = childrenOf(server);
      expect(readers.length).toBeGreaterThan(0);
      expect(await server.stop('SIGTERM')).toBe(0);
      await Promise.all(readers.map(gone));
      expect(leftBehind()).toEqual([]);
    },
    LIMIT_MS,
  );
});
