import { describe, expect, it } from 'vitest';
import { breathe } from './breathe.ts';
import { ReadingThread } from './reading-thread.ts';
import type { OddTask } from './testing/odd-program.ts';

const PROGRAM = new URL('./testing/odd-program.ts', import.meta.url);
const LIGHT = 10;
const HEAVY = 10_000_000;
const COUNTED = { parts: [1, 2], done: 3 };
const newThread = () => new ReadingThread<OddTask, number, number>(PROGRAM);

describe('a thread that reads files', () => {
  it('gives the pieces of its answer in their order, and the rest', async () => {
    expect(await newThread().read('count', LIGHT)).toEqual(COUNTED);
  });

  it('does one task after the other, after light ones and heavy ones', async () => {
    const thread = newThread();
    const asked = [LIGHT, HEAVY, LIGHT].map((bytes) => thread.read('count', bytes));
    expect(await Promise.all(asked)).toEqual([COUNTED, COUNTED, COUNTED]);
  });

  it.each(['fail', 'leave', 'fill'] as const)(
    'that comes to no answer (%s) is unavailable, and the next file is read',
    async (task) => {
      const thread = newThread();
      await expect(thread.read(task, LIGHT)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
      expect(await thread.read('count', LIGHT)).toEqual(COUNTED);
    },
    60_000,
  );

  it('refuses whoever comes where too many wait', async () => {
    const thread = newThread();
    const asked = Array.from({ length: 21 }, () => thread.read('count', LIGHT));
    const told = await Promise.allSettled(asked);
    expect(told.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
    expect(told.at(-1)).toMatchObject({ reason: { code: 'UNAVAILABLE' } });
  });
});

describe('a long list', () => {
  it('is gone through in pieces, and others have their turn between two', async () => {
    const seen: number[] = [];
    let turns = 0;
    let isOver = false;
    const others = (async () => {
      while (!isOver) {
        turns += 1;
        await new Promise((resolve) => setImmediate(resolve));
      }
    })();
    for await (const some of breathe(Array.from({ length: 1_200 }, (_each, place) => place))) {
      seen.push(some.length);
    }
    isOver = true;
    await others;
    expect(seen).toEqual([500, 500, 200]);
    expect(turns).toBeGreaterThan(1);
  });
});
