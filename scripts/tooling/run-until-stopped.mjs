import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { endWithUs, signalRunning } from './running-programs.mjs';

/** A terminal and npm both pass on one Ctrl-C; what follows the first within this time is the same key press. */
const SAME_KEY_PRESS_MS = 800;

let firstAskedAt = 0;
/** Until the first program is started, packages are installed or the product is built. */
let isPreparing = true;

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => passOn(signal));
}

// npm runs this through a shell that dies of SIGTERM without passing it on; being orphaned is then the signal.
const PARENT_CHECK_MS = 500;
const parent = process.ppid;
if (process.env.npm_lifecycle_event !== undefined) {
  setInterval(() => {
    if (process.ppid !== parent && firstAskedAt === 0) {
      passOn('SIGTERM');
    }
  }, PARENT_CHECK_MS).unref();
}

/** @param {NodeJS.Signals} signal */
function passOn(signal) {
  const now = Date.now();
  if (isPreparing) {
    // As if nobody listened for it; what prepares ends as well.
    process.exit(128 + constants.signals[signal]);
  }
  if (firstAskedAt === 0) {
    firstAskedAt = now;
    signalRunning(signal === 'SIGHUP' ? 'SIGTERM' : signal);
  } else if (now - firstAskedAt > SAME_KEY_PRESS_MS) {
    signalRunning('SIGKILL');
  }
}

/**
 * Runs a program to its end. It gets a process group of its own, so that Ctrl-C reaches it once, through this process,
 * and it can finish what it is doing; a second Ctrl-C ends it at once.
 * @param {string} program
 * @param {string[]} args
 * @param {{ cwd: string, env: NodeJS.ProcessEnv }} options
 * @returns {Promise<number>} its exit code; 0 also when it ended by the signal that was passed on
 */
export function runUntilStopped(program, args, options) {
  isPreparing = false;
  return new Promise((resolve, reject) => {
    const child = endWithUs(
      spawn(program, args, { ...options, stdio: ['ignore', 'inherit', 'inherit', 'ipc'], detached: true }),
    );
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? (firstAskedAt > 0 ? 0 : 1)));
  });
}

/** Stops every program that `runUntilStopped` started: one of a pair has ended, the other is of no use. */
export function stopAll() {
  firstAskedAt ||= Date.now();
  signalRunning('SIGTERM');
}
