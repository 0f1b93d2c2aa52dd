import { describe, expect, it } from 'vitest';
import { NoTurnError, Turns } from './turns.ts';

const LONG_MS = 60_000;

/** Work on a thing that reports its start, and ends when the test says so. */
function workOn(turns: Turns, thing: string) {
  const begun = Promise.withResolvers<void>();
  const end = Promise.withResolvers<string>();
  let hasBegun = false;
  const done = turns.take(thing, () => {
    hasBegun = true;
    begun.resolve();
    return end.promise;
  });
  done.catch(() => undefined);
  return { done, begun: begun.promise, hasBegun: () => hasBegun, end };
}

describe('turns on one thing', () => {
  it('are taken by as many at once as allowed, and then by whoever has waited longest', async () => {
    const turns = new Turns({ atOnceMax: 2, waitingMax: 9, patienceMs: LONG_MS });
    const [first, second, third, fourth] = [1, 2, 3, 4].map(() => workOn(turns, 'deal')) as [
      ReturnType<typeof workOn>,
      ReturnType<typeof workOn>,
      ReturnType<typeof workOn>,
      ReturnType<typeof workOn>,
    ];
    await Promise.all([first.begun, second.begun]);
    expect([third.hasBegun(), fourth.hasBegun()]).toEqual([false, false]);
    second.end.resolve('second');
    await third.begun;
    expect(fourth.hasBegun()).toBe(false);
    first.end.reject(new Error('first fails'));
    await fourth.begun;
    third.end.resolve('third');
    fourth.end.resolve('fourth');
    const ends = await Promise.allSettled([first, second, third, fourth].map(({ done }) => done));
    expect(ends.map((end) => (end.status === 'fulfilled' ? end.value : String(end.reason)))).toEqual([
      'Error: first fails',
      'second',
      'third',
      'fourth',
    ]);
    expect(turns.size).toBe(0);
  });

  it('do not affect other things', async () => {
    const turns = new Turns({ atOnceMax: 1, waitingMax: 0, patienceMs: LONG_MS });
    const [one, other] = [workOn(turns, 'deal'), workOn(turns, 'another deal')];
    await Promise.all([one.begun, other.begun]);
    expect(turns.size).toBe(2);
    one.end.resolve('');
    other.end.resolve('');
    await Promise.all([one.done, other.done]);
  });

  it('are refused at once if too many are already waiting', async () => {
    const turns = new Turns({ atOnceMax: 1, waitingMax: 1, patienceMs: LONG_MS });
    const [running, waiting] = [workOn(turns, 'deal'), workOn(turns, 'deal')];
    await expect(workOn(turns, 'deal').done).rejects.toThrow(NoTurnError);
    running.end.resolve('');
    await waiting.begun;
    waiting.end.resolve('');
    await waiting.done;
  });

  it('are waited for as long as patience allows; work that gave up never begins', async () => {
    const turns = new Turns({ atOnceMax: 1, waitingMax: 9, patienceMs: 30 });
    const [running, waiting] = [workOn(turns, 'deal'), workOn(turns, 'deal')];
    await expect(waiting.done).rejects.toThrow(NoTurnError);
    running.end.resolve('');
    await running.done;
    expect(waiting.hasBegun()).toBe(false);
    const next = await turns.take('deal', async (turn) => turn);
    expect(next.leftMs).toBeGreaterThan(0);
    expect(turns.size).toBe(0);
  });

  it('report the wait and the remaining patience', async () => {
    const turns = new Turns({ atOnceMax: 1, waitingMax: 9, patienceMs: LONG_MS });
    const running = workOn(turns, 'deal');
    const told = turns.take('deal', async (turn) => turn);
    await running.begun;
    running.end.resolve('');
    const { waitedMs, leftMs } = await told;
    expect(waitedMs + leftMs).toBe(LONG_MS);
  });
});
