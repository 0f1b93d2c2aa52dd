import { describe, expect, it } from 'vitest';
import {
  PAGE_QUICK_MS,
  PAGE_TIMEOUT_MS,
  PAGES_AT_ONCE,
  SLOW_PAGES_WAITING_MAX,
} from '../../http/receiving/file-limits.ts';
import { UploadError } from '../../http/receiving/upload-problem.ts';
import { drawInLanes } from './draw-in-lanes.ts';

/** A page that is never done in the time of a quick one; `finish` ends its slow drawing. */
function slowPage() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const limits: number[] = [];
  const draw = async (timeoutMs: number) => {
    limits.push(timeoutMs);
    if (timeoutMs === PAGE_QUICK_MS) {
      throw new UploadError('too-complex');
    }
    return promise;
  };
  return { draw, limits, finish: () => resolve('slow'), fail: () => reject(new UploadError('too-complex')) };
}

const quickly = async () => 'quick';

describe('a page that draws slowly', () => {
  it('does not hold the others, and is drawn among the slow ones', async () => {
    const slow = Array.from({ length: PAGES_AT_ONCE + 1 }, slowPage);
    const drawings = slow.map(({ draw }, place) => drawInLanes(`plan ${place}`, 1, draw));
    expect(await drawInLanes('letter', 1, quickly)).toBe('quick');
    for (const { finish } of slow) {
      finish();
    }
    expect(await Promise.all(drawings)).toEqual(slow.map(() => 'slow'));
    expect(slow[0]?.limits).toEqual([PAGE_QUICK_MS, PAGE_TIMEOUT_MS]);
  });

  it('has the other pages of its document drawn among the slow ones at once', async () => {
    const [first, second] = [slowPage(), slowPage()];
    first.finish();
    second.finish();
    await drawInLanes('atlas', 1, first.draw);
    expect(await drawInLanes('atlas', 2, second.draw)).toBe('slow');
    expect(second.limits).toEqual([PAGE_TIMEOUT_MS]);
  });

  it('and takes too long even so is not tried again', async () => {
    const page = slowPage();
    page.fail();
    await expect(drawInLanes('endless', 1, page.draw)).rejects.toMatchObject({ problem: 'too-complex' });
    await expect(drawInLanes('endless', 1, page.draw)).rejects.toMatchObject({ problem: 'too-complex' });
    expect(page.limits).toEqual([PAGE_QUICK_MS, PAGE_TIMEOUT_MS]);
  });

  it('is refused as busy where too many of its kind wait', async () => {
    const slow = Array.from({ length: SLOW_PAGES_WAITING_MAX }, slowPage);
    const drawings = slow.map(({ draw }, place) => drawInLanes(`crowd ${place}`, 1, draw));
    await expect.poll(() => slow.every(({ limits }) => limits.length > 0)).toBe(true);
    await expect(drawInLanes('crowd 0', 2, slowPage().draw)).rejects.toMatchObject({ code: 'BUSY' });
    for (const { finish } of slow) {
      finish();
    }
    await Promise.all(drawings);
  });
});
