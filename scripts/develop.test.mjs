import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { test } from 'node:test';
import { freePort } from './tooling/free-port.mjs';
import { PINNED_NODE, ROOT } from './tooling/project.mjs';

const LIMIT_MS = 300_000;
const ASK_AGAIN_MS = 100;
/** Not of the sources, or made from them. */
const LEFT_OUT = new Set(['node_modules', 'dist', '.cache']);
const PROBE = 'apps/api/src/platform/health/health.routes.ts';
const SCREEN = 'apps/investor/src/state/paths.ts';

/** The project in another folder, with sources of its own to change and the installed packages of this one. */
function copyProject() {
  const folder = mkdtempSync(join(tmpdir(), 'portal-develop-'));
  for (const name of [
    'apps',
    'brand',
    'packages',
    'scripts',
    'package.json',
    'package-lock.json',
    'tsconfig.base.json',
  ]) {
    cpSync(join(ROOT, name), join(folder, name), {
      recursive: true,
      filter: (source) => !LEFT_OUT.has(basename(source)),
    });
  }
  mkdirSync(join(folder, 'node_modules', '@portal'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    if (name !== '@portal' && name !== '.vite') {
      symlinkSync(join(ROOT, 'node_modules', name), join(folder, 'node_modules', name));
    }
  }
  for (const room of ['apps/api', 'apps/investor', 'packages/domain', 'packages/messages', 'packages/web']) {
    symlinkSync(join(folder, room), join(folder, 'node_modules', '@portal', basename(room)));
  }
  return folder;
}

/**
 * What the address answers as soon as it says so; the test's own limit ends the wait.
 * @param {string} address
 * @param {RegExp} wanted
 * @param {AbortSignal} signal
 */
async function untilSaid(address, wanted, signal) {
  for (;;) {
    const said = await fetch(address, { signal }).then(
      (reply) => reply.text(),
      () => '',
    );
    if (wanted.test(said)) {
      return;
    }
    signal.throwIfAborted();
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
  }
}

/**
 * @param {string} file
 * @param {string} from
 * @param {string} to
 */
function change(file, from, to) {
  const source = readFileSync(file, 'utf8');
  assert.ok(source.includes(from), `${file} has ${from}`);
  writeFileSync(file, source.replace(from, to));
}

test('npm run dev starts on the embedded database and follows changes of the server and of a screen', {
  timeout: LIMIT_MS,
}, async (context) => {
  const folder = copyProject();
  const [port, screenPort] = [await freePort(), await freePort()];
  const portal = spawn(PINNED_NODE, ['scripts/start.mjs', '--watch'], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: String(port),
      DEV_PORT: String(screenPort),
      DATA_DIR: join(folder, 'data'),
      DEMO_DATA: '0',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(portal, 'close');
  const failed = new AbortController();
  let output = '';
  for (const stream of [portal.stdout, portal.stderr]) {
    stream.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      output += text;
      if (text.includes('Failed running')) {
        failed.abort(new Error(`The server did not start:\n${output}`));
      }
    });
  }
  context.after(async () => {
    portal.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  });
  void ended.then(() => failed.abort(new Error(`npm run dev ended:\n${output}`)));
  const signal = AbortSignal.any([failed.signal, context.signal]);

  await untilSaid(
    `http://127.0.0.1:${port}/healthz`,
    /^\{"data":\{"up":true,"version":"[\d.]+"\}\}$/,
    signal,
  );
  change(join(folder, PROBE), "path: '/healthz'", "path: '/healthz-changed'");
  await untilSaid(
    `http://127.0.0.1:${port}/healthz-changed`,
    /^\{"data":\{"up":true,"version":"[\d.]+"\}\}$/,
    signal,
  );

  const screen = `http://127.0.0.1:${screenPort}/${SCREEN.replace('apps/investor/', '')}`;
  await untilSaid(screen, /'\/verify-document'|"\/verify-document"/, signal);
  change(join(folder, SCREEN), '/verify-document', '/verify-changed');
  await untilSaid(screen, /\/verify-changed/, signal);
});
