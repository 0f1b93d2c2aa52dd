import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { secondsSince } from '../tooling/say.mjs';
import { RUN_STARTED_AT, runStartedAt } from './run-command.mjs';

const PROGRAM = fileURLToPath(new URL('suite-process.mjs', import.meta.url));

/**
 * Runs a suite of a size in a process of its own and shows what it printed, whole, once it has ended.
 * @param {import('./test-sizes.mjs').Size} size
 * @param {string} title
 * @returns {Promise<import('./tally.mjs').Tally>}
 */
export function runApart(size, title) {
  return new Promise((resolve) => {
    const startedAt = performance.now();
    console.log(`• ${title} ...`);
    const child = fork(PROGRAM, [size, title], {
      env: { ...process.env, [RUN_STARTED_AT]: String(runStartedAt) },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    let output = '';
    child.stdout?.setEncoding('utf8').on('data', (/** @type {string} */ text) => (output += text));
    child.stderr?.setEncoding('utf8').on('data', (/** @type {string} */ text) => (output += text));
    /** @type {import('./tally.mjs').Tally} */
    let tally = { passed: 0, failed: 1, notes: ['It ended without a result; the reason is above.'] };
    child.once('message', (/** @type {import('./tally.mjs').Tally} */ told) => (tally = told));
    child.once('error', (error) => (output += String(error)));
    child.once('close', () => {
      console.log(`\n━━ ${title} (${secondsSince(startedAt)}) ━━\n${output.trim()}`);
      resolve(tally);
    });
  });
}
