import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const PLACES = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/opt/homebrew/bin/pgbouncer'];
const TRIES_MAX = 100;
const PAUSE_MS = 50;
const NOBODY = 65_534;

export type RunningPgbouncer = {
  /** The same database and role as the direct address, through the pooler. */
  url: string;
  stop: () => Promise<void>;
};

/** PgBouncer in transaction mode, as managed databases offer it, before the database of this address. */
export async function runPgbouncer(port: number, directUrl: string): Promise<RunningPgbouncer> {
  const program = PLACES.find((place) => existsSync(place));
  if (program === undefined) {
    throw new Error('pgbouncer is missing. On Debian: apt-get install -y pgbouncer');
  }
  const folder = mkdtempSync(join(tmpdir(), 'portal-pooler-'));
  // Where the tests run as root it runs as nobody, since it refuses root.
  chmodSync(folder, 0o755);
  const configuration = join(folder, 'pgbouncer.ini');
  writeFileSync(configuration, configurationOf(port, new URL(directUrl)));
  const account = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  const pooler = spawn(program, [configuration], { ...account, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  pooler.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const ended = once(pooler, 'close');
  for (let tries = 0; !(await listens(port)); tries += 1) {
    if (tries === TRIES_MAX || pooler.exitCode !== null) {
      throw new Error(`pgbouncer did not start: ${said}`);
    }
    await pause(PAUSE_MS);
  }
  const { username, pathname } = new URL(directUrl);
  return {
    url: `postgres://${username}@127.0.0.1:${port}${pathname}`,
    stop: async () => {
      pooler.kill('SIGQUIT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function configurationOf(port: number, { hostname, port: serverPort, username }: URL): string {
  return `[databases]
* = host=${hostname} port=${serverPort} user=${username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 20
max_client_conn = 500
`;
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}
