import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
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

function preparedDirectory(): string {
  const directory = newDirectory();
  layMigratedData(directory);
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
  caller: number,
  acknowledge: (email: string) => void,
): Promise<void> {
  for (let count = 0; ; count += 1) {
    const email = `person-${caller}-${count}@example.com`;
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

describe('the server process', () => {
  it.each(['SIGTERM', 'SIGKILL'] as const)(
    'that gets %s under load loses nothing that it acknowledged',
    async (signal) => {
      const dataDir = preparedDirectory();
      const first = await run(dataDir);
      const acknowledged: string[] = [];
      let stopped: Promise<number | null> | undefined;
      await Promise.all(
        Array.from({ length: CALLERS }, (_, caller) =>
          registerUntilItEnds(first.address, caller, (email) => {
            acknowledged.push(email);
            if (acknowledged.length === ENOUGH_ACCOUNTS) {
              stopped = first.stop(signal);
            }
          }),
        ),
      );
      expect(await stopped).toBe(signal === 'SIGTERM' ? 0 : null);
      expect(first.errors()).toBe('');
      const second = await run(dataDir);
      const logins = await Promise.all(
        acknowledged.map((email) => post(second.address, '/login', { email, password: PASSWORD })),
      );
      expect(logins.map(({ status }) => status)).toEqual(acknowledged.map(() => 200));
      expect(await second.stop('SIGINT')).toBe(0);
    },
    LIMIT_MS,
  );

  it.each([
    [
      'a wrong variable',
      { PORT: 'web', SESSION_IDLE_MINUTES: '0' },
      /^The configuration is wrong:\n {2}- PORT: .*\n {2}- SESSION_IDLE_MINUTES: .*\n$/,
    ],
    [
      'a database that does not answer',
      { DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' },
      /^The portal could not start: no database answers there\. .*\n$/,
    ],
  ])(
    'says what is wrong with %s',
    async (_case, variables, line) => {
      const server = await run(newDirectory(), variables);
      expect(await server.ended).toBe(1);
      expect(server.errors()).toMatch(line);
    },
    LIMIT_MS,
  );

  it(
    'says in one line that its data directory is a file',
    async () => {
      const path = join(newDirectory(), 'file');
      writeFileSync(path, '');
      const server = await run(newDirectory(), { DATA_DIR: path });
      expect(await server.ended).toBe(1);
      expect(server.errors()).toMatch(/^The portal could not start: DATA_DIR is not a folder\. .*\n$/);
    },
    LIMIT_MS,
  );
});
