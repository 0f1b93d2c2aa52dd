import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../../../../scripts/tooling/free-port.mjs';

/** What the test's own signature looks for; no virus, and in no other database. */
export const MARKER = 'a-marker-that-only-the-tests-of-this-portal-call-a-virus';
export const MARKER_NAME = 'Portal.Test.Marker';

const LOOKS_MAX = 300;
const LOOK_MS = 100;

/** Debian keeps the daemon where only root looks. */
const FOLDERS = [
  ...(process.env.PATH ?? '').split(delimiter),
  '/usr/sbin',
  '/usr/local/sbin',
  '/opt/homebrew/sbin',
];

function findClamd(): string {
  const found = FOLDERS.map((folder) => join(folder, 'clamd')).find((path) => existsSync(path));
  if (found === undefined) {
    throw new Error('clamd is missing. On Debian: apt-get install -y clamav-daemon');
  }
  return found;
}

export type RunningClamd = { host: string; port: number; stop: () => Promise<void> };

/** Starts ClamAV's daemon with a database of one signature of our own: MARKER. */
export async function runClamd(): Promise<RunningClamd> {
  const program = findClamd();
  const folder = mkdtempSync(join(tmpdir(), 'portal-clamd-'));
  const port = await freePort();
  const hex = Buffer.from(MARKER).toString('hex');
  writeFileSync(join(folder, 'portal.ndb'), `${MARKER_NAME}:0:*:${hex}\n`);
  writeFileSync(
    join(folder, 'clamd.conf'),
    [
      `DatabaseDirectory ${folder}`,
      `TCPSocket ${port}`,
      'TCPAddr 127.0.0.1',
      'Foreground yes',
      'StreamMaxLength 25M',
      'MaxThreads 2',
      `TemporaryDirectory ${folder}`,
      '',
    ].join('\n'),
  );
  const daemon = spawn(program, ['--config-file', join(folder, 'clamd.conf')], { stdio: 'ignore' });
  const ended = once(daemon, 'close');
  await answers(port, daemon);
  return {
    host: '127.0.0.1',
    port,
    stop: async () => {
      daemon.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

async function answers(port: number, daemon: ChildProcess): Promise<void> {
  for (let look = 0; look < LOOKS_MAX && daemon.exitCode === null; look += 1) {
    const socket = connect(port, '127.0.0.1');
    const isThere = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isThere) {
      return;
    }
    await wait(LOOK_MS);
  }
  throw new Error(`clamd did not start (exit code ${daemon.exitCode})`);
}
