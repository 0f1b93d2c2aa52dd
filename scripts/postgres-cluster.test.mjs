import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';

const MODULE = new URL('./postgres-cluster.mjs', import.meta.url).href;
const START_AND_SAY_WHERE = `
  const { startPostgresCluster } = await import(${JSON.stringify(MODULE)});
  console.log((await startPostgresCluster()).url);
`;
const LIMIT_MS = 30_000;
const POLL_MS = 50;

/** @param {number} port */
async function answers(port) {
  const socket = connect(port, '127.0.0.1');
  const isOpen = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isOpen;
}

test('the cluster ends when the process that started it is killed', { timeout: 2 * LIMIT_MS }, async () => {
  const run = spawn(process.execPath, ['--input-type=module', '-e', START_AND_SAY_WHERE], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(run.stdout, 'data');
  const url = new URL(String(line).trim());
  assert.equal(await answers(Number(url.port)), true);
  run.kill('SIGKILL');
  const giveUpAt = Date.now() + LIMIT_MS;
  while ((await answers(Number(url.port))) && Date.now() < giveUpAt) {
    await pause(POLL_MS);
  }
  assert.equal(await answers(Number(url.port)), false);
});
