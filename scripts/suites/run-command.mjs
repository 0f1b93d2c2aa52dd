import { spawn } from 'node:child_process';
import { projectEnvironment, ROOT } from '../tooling/project.mjs';

/** The whole run must end within 45 minutes; what still runs then is stopped and counts as failed. */
const RUN_LIMIT_MS = 43 * 60_000;
const STOP_GRACE_MS = 10_000;
/** Tells the suites' processes when the run began. */
export const RUN_STARTED_AT = 'TEST_RUN_STARTED_AT';
export const runStartedAt = Number(process.env[RUN_STARTED_AT] ?? Date.now());

/**
 * Runs one program of a suite.
 * @param {string[]} command
 * @param {{ env?: Record<string, string | undefined>, show: boolean }} options `show` streams its output; otherwise it is kept
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export function runCommand([program = '', ...args], { env = {}, show }) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: ROOT,
      env: projectEnvironment(env),
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
    });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    const limit = setTimeout(
      () => {
        console.error(
          `✗ ${program} ${args[0] ?? ''} was stopped: the run's time limit of ${RUN_LIMIT_MS / 60_000} minutes is over`,
        );
        child.kill('SIGTERM');
        setTimeout(() => child.kill('SIGKILL'), STOP_GRACE_MS).unref();
      },
      Math.max(0, runStartedAt + RUN_LIMIT_MS - Date.now()),
    );
    const finish = (/** @type {boolean} */ ok) => {
      clearTimeout(limit);
      resolve({ ok, output });
    };
    child.once('error', (error) => {
      output += String(error);
      finish(false);
    });
    child.once('close', (code) => finish(code === 0));
  });
}
