import { describe, expect, it } from 'vitest';
import { shareNext } from './share-next.ts';

/** Work whose runs end when the test says so; each returns its number. */
function controlled() {
  const runs: { finish: () => void; fail: () => void }[] = [];
  const ask = shareNext(
    () =>
      new Promise<number>((resolve, reject) => {
        const run = runs.length + 1;
        runs.push({ finish: () => resolve(run), fail: () => reject(new Error(`run ${run}`)) });
      }),
  );
  return { runs, ask };
}

describe('shared work', () => {
  it('never returns a run that began before the call', async () => {
    const { runs, ask } = controlled();
    const first = ask();
    const together = [ask(), ask(), ask()];
    runs[0]?.finish();
    expect(await first).toBe(1);
    await Promise.resolve();
    runs[1]?.finish();
    expect(await Promise.all(together)).toEqual([2, 2, 2]);
    expect(runs).toHaveLength(2);
  });

  it('goes on after a run that failed', async () => {
    const { runs, ask } = controlled();
    const first = ask();
    const second = ask();
    runs[0]?.fail();
    await expect(first).rejects.toThrow('run 1');
    await Promise.resolve();
    runs[1]?.finish();
    expect(await second).toBe(2);
    const third = ask();
    runs[2]?.finish();
    expect(await third).toBe(3);
  });
});
