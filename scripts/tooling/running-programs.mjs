/** Programs that this process started and that must not outlive it. */
const running = /** @type {Set<import('node:child_process').ChildProcess>} */ (new Set());

process.on('exit', () => signalRunning('SIGTERM'));

/**
 * Ends the program with this process, if it is not over before.
 * @template {import('node:child_process').ChildProcess} Program
 * @param {Program} program
 * @returns {Program}
 */
export function endWithUs(program) {
  running.add(program);
  program.once('exit', () => running.delete(program));
  return program;
}

/** @param {NodeJS.Signals} signal */
export function signalRunning(signal) {
  for (const program of running) {
    program.kill(signal);
  }
}
