// Wide: a write that was acknowledged and is lost when the server’s process is stopped or killed under load.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { VERSION } from '../platform/version.ts';
import { layMigratedData } from '../testing/lay-migrated-data.ts';
import { type RunningServer, runServer } from '../testing/run-server.ts';

const LIMIT_MS = 120_000;
const CALLERS = 6;
const ENOUGH_ACCOUNTS = 12;

const directories: string[] = [];
const servers: RunningServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop('SIGKILL')));
  for (const directory of directories.splice(0)) {
    rmSync(directory, { recursive: true, force: true });
  }
});

function newDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'portal-server-'));
  directories.push(directory);
  return directory;
}

async function run(...parameters: Parameters<typeof runServer>): Promise<RunningServer> {
  const server = await runServer(...parameters);
  servers.push(server);
  return server;
}

const PASSWORD = 'a long enough password';

function post(address: string | undefined, path: string, body: object): Promise<Response> {
  return fetch(`${address}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** Registers people until the server answers no more; each that was acknowledged is told. */
async function registerUntilItEnds(
  address: string | undefined,
  name: string,
  acknowledge: (email: string) => void,
): Promise<void> {
  for (let count = 0; ; count += 1) {
    const email = `${name}-${count}@example.com`;
    const person = { firstName: 'A', lastName: 'B', email, password: PASSWORD, acceptTerms: true };
    const status = await post(address, '/register', person).then(
      (reply) => reply.status,
      () => 'gone' as const,
    );
    if (status !== 201) {
      expect(['gone', 503]).toContain(status);
      return;
    }
    acknowledge(email);
  }
}

/** Ends the server in the middle of registrations; answers whose were acknowledged. */
async function endUnderLoad(server: RunningServer, signal: 'SIGTERM' | 'SIGKILL'): Promise<string[]> {
  const acknowledged: string[] = [];
  let stopped: Promise<number | null> | undefined;
  await Promise.all(
    Array.from({ length: CALLERS }, (_, caller) =>
      registerUntilItEnds(server.address, `${signal}-${caller}`, (email) => {
        acknowledged.push(email);
        if (acknowledged.length === ENOUGH_ACCOUNTS) {
          stopped = server.stop(signal);
        }
      }),
    ),
  );
  expect(await stopped).toBe(signal === 'SIGTERM' ? 0 : null);
  expect(server.errors()).toBe('');
  return acknowledged;
}

describe('the server process', () => {
  it(
    'that gets SIGTERM under load, and SIGKILL after it was started again, loses nothing that it acknowledged',
    async () => {
      const dataDir = newDirectory();
      layMigratedData(dataDir);
      const acknowledged: string[] = [];
      let server = await run(dataDir);
      expect(server.log()).toContain(`(version ${VERSION})\n`);
      for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
        acknowledged.push(...(await endUnderLoad(server, signal)));
        server = await run(dataDir);
        const logins = await Promise.all(
          acknowledged.map((email) => post(server.address, '/login', { email, password: PASSWORD })),
        );
        expect(logins.map(({ status }) => status)).toEqual(acknowledged.map(() => 200));
      }
      expect(await server.stop('SIGINT')).toBe(0);
    },
    LIMIT_MS,
  );

  it(
    'that cannot start says why, and ends with 1',
    async () => {
      const server = await run(newDirectory(), { PORT: 'web', SESSION_IDLE_MINUTES: '0' });
      expect(await server.ended).toBe(1);
      expect(server.errors()).toMatch(
        /^The configuration is wrong:\n {2}- PORT: .*\n {2}- SESSION_IDLE_MINUTES: .*\n$/,
      );
    },
    LIMIT_MS,
  );
});
