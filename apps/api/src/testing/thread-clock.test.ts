import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { describe, expect, it } from 'vitest';
import { threadNow } from './thread-clock.ts';

const WORK_MS = 400;

/** Keeps this thread for some milliseconds of the clock. */
function hold(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

describe('the clock of a thread', () => {
  it('goes on while the thread waits for something that another does', () => {
    const began = threadNow();
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, WORK_MS);
    expect(threadNow() - began).toBeGreaterThan(WORK_MS * 0.9);
  });

  it.skipIf(process.platform !== 'linux')('stands while every core is given to others', async () => {
    const busy = Array.from({ length: availableParallelism() * 3 }, () =>
      spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
    );
    try {
      await Promise.all(busy.map((one) => new Promise((resolve) => one.once('spawn', resolve))));
      const began = performance.now();
      const own = threadNow();
      hold(WORK_MS);
      expect(threadNow() - own).toBeLessThan((performance.now() - began) * 0.9);
    } finally {
      for (const one of busy) {
        one.kill('SIGKILL');
      }
    }
  });
});
