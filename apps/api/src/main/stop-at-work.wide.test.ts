// Wide: a process or a file that a server leaves behind when it is stopped at work.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sessionSchema } from '@portal/domain/people/account/user.wire';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { somePicture } from '../testing/kyc.ts';
import { leftBehind } from '../testing/left-behind.ts';
import { multipartBody } from '../testing/multipart.ts';
import { newPortalPlace, type PortalPlace } from '../testing/portal-place.ts';
import { type StartingServer, startServer } from '../testing/run-server.ts';

const LIMIT_MS = 240_000;

let place: PortalPlace;
let temporary: string;
let server: StartingServer;
beforeEach(async () => {
  place = await newPortalPlace('migrated');
  temporary = mkdtempSync(join(tmpdir(), 'portal-stop-'));
});
afterEach(async () => {
  await server.stop('SIGKILL');
  await place.drop();
  rmSync(temporary, { recursive: true, force: true });
});

function start(variables: Record<string, string>): void {
  server = startServer(place.dataDir, { ...place.variables, TMPDIR: temporary, ...variables });
}

const leftByIt = () => leftBehind({ dataDir: place.dataDir, temporary });

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

/** Registers a person and sends both sides of a card, which a process of its own reads. */
async function sendCard(address: string | undefined): Promise<void> {
  const post = (path: string, headers: Record<string, string>, body: string | Uint8Array<ArrayBuffer>) =>
    fetch(`${address}/api${path}`, { method: 'POST', headers, body });
  const person = {
    firstName: 'Ada',
    lastName: 'Tremblay',
    email: 'ada@example.com',
    password: 'seven otters cross the ice',
    acceptTerms: true,
  };
  const registered = await post('/register', { 'content-type': 'application/json' }, JSON.stringify(person));
  const { data } = z.parse(z.object({ data: sessionSchema }), await registered.json());
  const picture = await somePicture();
  const { payload, headers } = multipartBody([
    { name: 'front', fileName: 'card.png', bytes: picture },
    { name: 'back', fileName: 'back.png', bytes: picture },
    { name: 'documentType', value: '1' },
  ]);
  const authorization = `Bearer ${data.accessToken}`;
  const kept = await post('/user/kyc/upload/id/', { ...headers, authorization }, new Uint8Array(payload));
  expect(kept.status).toBe(200);
}

describe('a server that is stopped leaves nothing behind', () => {
  it(
    'when it is told to while it makes the demonstration',
    async () => {
      start({ DEMO_DATA: '1', LOG_LEVEL: 'info' });
      await server.said(/demonstration data loaded/);
      expect(await server.stop('SIGTERM')).toBe(0);
      expect(await server.listening).toBeUndefined();
      expect(leftByIt()).toEqual([]);
    },
    LIMIT_MS,
  );

  it(
    'not even the process that read a file for it',
    async () => {
      start({ DEMO_DATA: '0' });
      await sendCard(await server.listening);
      const readers = childrenOf(server);
      expect(readers.length).toBeGreaterThan(0);
      expect(await server.stop('SIGTERM')).toBe(0);
      await Promise.all(readers.map(gone));
      expect(leftByIt()).toEqual([]);
    },
    LIMIT_MS,
  );
});
