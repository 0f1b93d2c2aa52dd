import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findPostgres } from './tooling/find-postgres.mjs';
import { freePort } from './tooling/free-port.mjs';
import { memoryFolder } from './tooling/memory-folder.mjs';
import { projectEnvironment, ROOT } from './tooling/project.mjs';
import { Refusal, runScript } from './tooling/say.mjs';

const START_LIMIT_MS = 60_000;
const NOBODY = 65_534;

/** Nothing here must survive a power cut, so nothing waits for the disk; databases are gone before they need tidying. */
const SETTINGS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'autovacuum=off',
  'max_connections=300',
  'listen_addresses=127.0.0.1',
];

/**
 * Runs the server until the pipe from the tests closes, which the system does even when they crash or are killed;
 * then stops it and removes its folder. A line in the pipe starts the server again, or is the signal to end it with.
 */
const RUN_UNTIL_PIPE_CLOSES = `
  folder=$1; shift
  "$@" > /dev/null &
  server=$!
  while read -r order; do
    if [ "$order" = start ]; then
      "$@" > /dev/null &
      server=$!
    else
      kill "-$order" "$server"
      wait "$server"
      echo ended
    fi
  done
  kill -INT "$server" 2> /dev/null
  wait "$server"
  rm -rf "$folder"
`;

/** How PostgreSQL is told to end: a fast stop ends its connections, an immediate one is a crash. */
const SIGNALS = { fast: 'INT', immediate: 'QUIT' };

/**
 * Starts a throw-away PostgreSQL cluster in a temporary folder, on a free port of 127.0.0.1.
 * As root it runs under an unprivileged account, because PostgreSQL refuses to run as root.
 * @param {string[]} settings beyond SETTINGS, such as 'max_connections=20'
 * @param {string} parent where its folder is made. Each test file has a database of its own, a thousand files that are made
 *   and deleted: on a disk the system's search for free places was half of what PostgreSQL took.
 * @returns {Promise<import('./postgres-cluster.d.mts').PostgresCluster>}
 */
export async function startPostgresCluster(settings = [], parent = memoryFolder()) {
  const programs = findPostgres();
  if (programs === undefined) {
    throw new Refusal(
      'PostgreSQL 15 or newer was not found: install it, or set POSTGRES_BIN to the folder of its programs.',
    );
  }
  const account = unprivilegedAccount();
  const folder = mkdtempSync(join(parent, 'portal-pg-'));
  if (account !== undefined) {
    chownSync(folder, account.uid, account.gid);
  }
  const data = join(folder, 'data');
  try {
    execFileSync(
      join(programs, 'initdb'),
      ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
      { ...account, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    return await runServer({ program: join(programs, 'postgres'), data, folder, account, settings });
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

/**
 * @typedef {{ uid: number, gid: number }} Account
 * @param {{ program: string, data: string, folder: string, account: Account | undefined, settings: string[] }} cluster
 */
async function runServer({ program, data, folder, account, settings }) {
  const port = await freePort();
  const all = [...SETTINGS, `unix_socket_directories=${folder}`, ...settings];
  const flags = all.flatMap((setting) => ['-c', setting]);
  const server = spawn(
    'sh',
    ['-c', RUN_UNTIL_PIPE_CLOSES, 'sh', folder, program, '-D', data, '-p', String(port), ...flags],
    { ...account, cwd: folder, stdio: 'pipe', detached: true },
  );
  const ended = new Promise((resolve) => server.once('close', resolve));
  await untilReady(server);
  return {
    url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    socketUrl: `postgresql://postgres@127.0.0.1:${port}/postgres?host=${encodeURIComponent(folder)}`,
    halt: async (mode) => {
      const halted = once(server.stdout, 'data');
      server.stdin.write(`${SIGNALS[mode]}\n`);
      await halted;
    },
    start: async () => {
      const ready = untilReady(server);
      server.stdin.write('start\n');
      await ready;
    },
    stop: async () => {
      server.stdin.end();
      await ended;
    },
  };
}

/**
 * @param {import('node:child_process').ChildProcessWithoutNullStreams} server
 * @returns {Promise<void>}
 */
function untilReady(server) {
  return new Promise((resolve, reject) => {
    let log = '';
    const fail = () => {
      server.stdin.end();
      reject(new Refusal(`PostgreSQL did not start:\n${log}`));
    };
    const limit = setTimeout(fail, START_LIMIT_MS);
    server.once('close', fail);
    server.stderr.on('data', (chunk) => {
      log += chunk;
      if (log.includes('database system is ready to accept connections')) {
        clearTimeout(limit);
        server.off('close', fail);
        server.stderr.removeAllListeners('data').resume();
        resolve();
      }
    });
  });
}

/** @returns {Account | undefined} the account to run under when this process is root */
function unprivilegedAccount() {
  if (process.getuid?.() !== 0) {
    return undefined;
  }
  const id = (/** @type {string} */ flag) =>
    Number(execFileSync('id', [flag, 'postgres'], { stdio: ['ignore', 'pipe', 'ignore'] }));
  try {
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return { uid: NOBODY, gid: NOBODY };
  }
}

/**
 * `node scripts/postgres-cluster.mjs vitest run --project api`: any command with a cluster at TEST_DATABASE_URL.
 * @param {string[]} command
 */
async function runWithCluster([program = '', ...args]) {
  if (program === '') {
    throw new Refusal(
      'Say what to run with the cluster: node scripts/postgres-cluster.mjs vitest run --project api',
    );
  }
  const { socketUrl, stop } = await startPostgresCluster();
  const env = projectEnvironment({ TEST_ENGINE: 'postgres', TEST_DATABASE_URL: socketUrl });
  process.on('SIGINT', () => undefined);
  const code = await new Promise((resolve, reject) => {
    spawn(program, args, { cwd: ROOT, env, stdio: 'inherit' }).once('error', reject).once('close', resolve);
  }).finally(stop);
  process.exitCode = code ?? 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await runScript(() => runWithCluster(process.argv.slice(2)));
}
