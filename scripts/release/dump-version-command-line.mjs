import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import manifest from '../../package.json' with { type: 'json' };
import { startPostgresCluster } from '../postgres-cluster.mjs';
import { findPostgres } from '../tooling/find-postgres.mjs';
import { projectEnvironment, ROOT } from '../tooling/project.mjs';
import { Refusal, runScript } from '../tooling/say.mjs';

const SERVER = join(ROOT, 'apps/api/dist/server.mjs');
const FOLDER = join(ROOT, 'apps/api/src/testing/versions');
/** Of all of these demonstrations; the test that upgrades them knows it. */
const SECRET_KEY = Buffer.alloc(32, 7).toString('base64');
const READY_LIMIT_MS = 180_000;
/** For the jobs that the demonstration leaves: papers are sealed, mails handed over. */
const SETTLING_MS = 30_000;
const BYTES_MAX = 64_000_000;

/**
 * `npm run dump-version`, once for each version, on its own code and after a build: what a server of it makes of the demonstration on
 * PostgreSQL, as later versions have to take it over.
 */
await runScript(async () => {
  const programs = findPostgres();
  if (programs === undefined) {
    throw new Refusal('PostgreSQL 15 or newer was not found.');
  }
  const { url, stop } = await startPostgresCluster();
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-dump-'));
  try {
    await letServerWork(url, dataDir);
    const flags = ['--no-owner', '--no-privileges', '--inserts', '--rows-per-insert=200', url];
    const dump = execFileSync(join(programs, 'pg_dump'), flags, { maxBuffer: BYTES_MAX });
    const file = join(FOLDER, `${manifest.version}.sql.gz`);
    writeFileSync(file, gzipSync(dump, { level: 9 }));
    console.log(`${file}: ${dump.length} bytes of SQL`);
  } finally {
    await stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});

/**
 * @param {string} url
 * @param {string} dataDir
 */
async function letServerWork(url, dataDir) {
  const env = projectEnvironment({
    DATA_DIR: dataDir,
    DATABASE_URL: url,
    SECRET_KEY,
    PORT: '0',
    APP_STAGE: 'test',
    DEMO_DATA: '1',
  });
  const server = spawn(process.execPath, [SERVER], {
    cwd: dataDir,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'close');
  let log = '';
  const ready = new Promise((resolve) => {
    server.stdout.on('data', (chunk) => {
      log += chunk;
      if (log.includes('Portal ready at')) {
        resolve(true);
      }
    });
  });
  const isReady = await Promise.race([
    ready,
    ended.then(() => false),
    setTimeout(READY_LIMIT_MS, false, { ref: false }),
  ]);
  if (isReady) {
    await setTimeout(SETTLING_MS);
  }
  server.kill('SIGTERM');
  await ended;
  if (!isReady) {
    throw new Refusal(`The server did not get ready:\n${log}`);
  }
}
