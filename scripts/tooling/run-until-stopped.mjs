import { spawn } from 'node:child_process';

/** A terminal and npm both pass on one Ctrl-C; what follows the first within this time is the same key press. */
const SAME_KEY_PRESS_MS = 800;

/** Programs that this process started and that must not outlive it. */
const running = /** @type {Set<import('node:child_process').ChildProcess>} */ (new Set());
let firstAskedAt = 0;

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => passOn(signal));
}
process.on('exit', () => signalAll('SIGTERM'));

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
  if (firstAskedAt === 0) {
    firstAskedAt = now;
    signalAll(signal === 'SIGHUP' ? 'SIGTERM' : signal);
  } else if (now - firstAskedAt > SAME_KEY_PRESS_MS) {
    signalAll('SIGKILL');
  }
}

/** @param {NodeJS.Signals} signal */
function signalAll(signal) {
  for (const child of running) {
    child.kill(signal);
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
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      ...options,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      detached: true,
    });
    running.add(child);
    child.on('error', reject);
    child.on('exit', (code) => {
      running.delete(child);
      resolve(code ?? (firstAskedAt > 0 ? 0 : 1));
    });
  });
}

/** Stops every program that `runUntilStopped` started: one of a pair has ended, the other is of no use. */
export function stopAll() {
  firstAskedAt ||= Date.now();
  signalAll('SIGTERM');
}
