// Wide: a lock, a folder or a process that a start which fails, or a stop during it, leaves behind.
import { mkdirSync, mkdtempSync, readdirSync, rmSync, watch } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { askRunningServer } from '../platform/commands/ask-running-server.ts';
import { layMigratedData } from '../testing/lay-migrated-data.ts';
import { leftBehind } from '../testing/left-behind.ts';
import { runServer, type StartingServer, startServer } from '../testing/run-server.ts';

const LIMIT_MS = 240_000;

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

const place = () => ({ dataDir, temporary });
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
      expect(leftBehind(place())).toEqual([]);
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
      expect(leftBehind(place())).toEqual([]);
    },
    LIMIT_MS,
  );
});

describe('[embedded] a server that is stopped leaves nothing behind', () => {
  it(
    'when SIGTERM comes while it makes its database, and SIGINT while it opens what was made',
    async () => {
      for (const signal of ['SIGTERM', 'SIGINT'] as const) {
        const server = start();
        await somethingIn(temporary);
        expect(await server.stop(signal)).toBe(0);
        expect(server.errors()).toBe('');
        expect(leftBehind(place())).toEqual([]);
      }
    },
    LIMIT_MS,
  );
});
