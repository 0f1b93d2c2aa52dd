import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LONGEST_WAIT_MS, PAUSE_MS } from './pause-before-save.ts';
import { SaveQueue } from './save-queue.ts';
import type { Changes, SaveResult } from './save-status.ts';

type Request = {
  changes: Changes;
  isLeaving: boolean;
  signal: AbortSignal;
  typedAt: Readonly<Record<string, number>>;
  end: (result: SaveResult) => Promise<void>;
};

const SAVED: SaveResult = { kind: 'saved' };

/** A server whose answers the test gives by hand. */
function slowServer(): { queue: SaveQueue; requests: Request[] } {
  const requests: Request[] = [];
  const queue = new SaveQueue(
    (changes, way) =>
      new Promise((resolve) => {
        const end = async (result: SaveResult) => {
          resolve(result);
          await vi.advanceTimersByTimeAsync(0);
        };
        requests.push({ changes, ...way, end });
      }),
  );
  return { queue, requests };
}

const sentBy = (requests: readonly Request[]) => requests.map(({ changes }) => changes);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('typing', () => {
  it('is saved after a short pause, only the newest answer of each field', () => {
    const { queue, requests } = slowServer();
    queue.change('basics.firstName', 'A');
    queue.change('basics.firstName', 'Ada');
    queue.change('basics.phone', '416');
    expect(queue.snapshot().status).toBe('saving');
    vi.advanceTimersByTime(PAUSE_MS - 1);
    expect(requests).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(sentBy(requests)).toEqual([{ 'basics.firstName': 'Ada', 'basics.phone': '416' }]);
  });

  it('without a pause is still saved within two seconds', () => {
    const { queue, requests } = slowServer();
    for (let at = 0; at < LONGEST_WAIT_MS; at += 100) {
      queue.change('basics.firstName', 'A'.repeat(at / 100 + 1));
      vi.advanceTimersByTime(100);
    }
    expect(LONGEST_WAIT_MS).toBeLessThan(2_000);
    expect(requests).toHaveLength(1);
  });
});

describe('saves', () => {
  it('go out one at a time, so that an older one never lands after a newer one', async () => {
    const { queue, requests } = slowServer();
    queue.change('basics.firstName', 'A');
    void queue.flush();
    queue.change('basics.firstName', 'Ada');
    vi.advanceTimersByTime(LONGEST_WAIT_MS);
    expect(sentBy(requests)).toEqual([{ 'basics.firstName': 'A' }]);
    await requests[0]?.end(SAVED);
    expect(sentBy(requests)).toEqual([{ 'basics.firstName': 'A' }, { 'basics.firstName': 'Ada' }]);
    await requests[1]?.end(SAVED);
    expect(queue.snapshot()).toEqual({ status: 'saved', unsaved: {}, superseded: {}, savedAt: null });
  });

  it('that fail are kept and tried again with growing pauses, with what was typed meanwhile', async () => {
    const { queue, requests } = slowServer();
    queue.change('basics.firstName', 'A');
    queue.change('basics.phone', '416');
    void queue.flush();
    await requests[0]?.end('later');
    expect(queue.snapshot().status).toBe('retrying');
    queue.change('basics.firstName', 'Ada');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sentBy(requests)[1]).toEqual({ 'basics.firstName': 'Ada', 'basics.phone': '416' });
    await requests[1]?.end('later');
    await vi.advanceTimersByTimeAsync(1_999);
    expect(requests).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    await requests[2]?.end(SAVED);
    expect(queue.snapshot()).toEqual({ status: 'saved', unsaved: {}, superseded: {}, savedAt: null });
  });

  it('that fail never restore what was overwritten meanwhile, however often they fail', async () => {
    const { queue, requests } = slowServer();
    queue.change('basics.firstName', 'A');
    void queue.flush();
    queue.change('basics.firstName', 'Ad');
    await requests[0]?.end('later');
    expect(queue.snapshot().unsaved).toEqual({ 'basics.firstName': 'Ad' });
    await vi.advanceTimersByTimeAsync(1_000);
    queue.change('basics.firstName', 'Ada');
    await requests[1]?.end('later');
    expect(queue.snapshot().unsaved).toEqual({ 'basics.firstName': 'Ada' });
    await vi.advanceTimersByTimeAsync(2_000);
    await requests[2]?.end(SAVED);
    expect(sentBy(requests)).toEqual(['A', 'Ad', 'Ada'].map((name) => ({ 'basics.firstName': name })));
    expect(queue.snapshot()).toEqual({ status: 'saved', unsaved: {}, superseded: {}, savedAt: null });
  });

  it('that are refused never restore what was overwritten meanwhile either', async () => {
    const { queue, requests } = slowServer();
    queue.change('basics.firstName', 'A');
    void queue.flush();
    queue.change('basics.firstName', 'Ada');
    await requests[0]?.end('refused');
    expect(queue.snapshot().unsaved).toEqual({ 'basics.firstName': 'Ada' });
  });

  it('are acknowledged for what they contained, not for what was typed meanwhile', async () => {
    const { queue, requests } = slowServer();
    queue.change('basics.firstName', 'A');
    void queue.flush();
    queue.change('basics.firstName', 'Ada');
    queue.change('basics.phone', '416');
    await requests[0]?.end({ kind: 'saved', savedAt: '2026-11-21T09:00:00Z' });
    const unsaved = { 'basics.firstName': 'Ada', 'basics.phone': '416' };
    expect(queue.snapshot()).toEqual({
      status: 'saving',
      unsaved,
      superseded: {},
      savedAt: '2026-11-21T09:00:00Z',
    });
    await vi.advanceTimersByTimeAsync(PAUSE_MS);
    expect(sentBy(requests)[1]).toEqual(unsaved);
  });

  it('are retried soon after a short outage, however many fields were left meanwhile', async () => {
    const { queue, requests } = slowServer();
    for (const name of ['Ada', 'Bea', 'Cleo', 'Dora', 'Eve', 'Fay', 'Gil']) {
      queue.change('basics.firstName', name);
      void queue.flush();
      await requests.at(-1)?.end('later');
      await vi.advanceTimersByTimeAsync(500);
    }
    const tries = requests.length;
    await vi.advanceTimersByTimeAsync(4_500);
    expect(requests).toHaveLength(tries + 1);
  });

  it('wait at most half a minute for a retry', async () => {
    const { queue, requests } = slowServer();
    queue.change('basics.firstName', 'A');
    void queue.flush();
    for (let minutes = 0; minutes < 10; minutes += 0.5) {
      const tries = requests.length;
      await requests.at(-1)?.end('later');
      await vi.advanceTimersByTimeAsync(30_000);
      expect(requests.length).toBeGreaterThan(tries);
    }
  });

  it('retry at once when the network is back', async () => {
    const { queue, requests } = slowServer();
    queue.change('basics.firstName', 'A');
    void queue.flush();
    await requests[0]?.end('later');
    queue.retry();
    await vi.advanceTimersByTimeAsync(0);
    expect(requests).toHaveLength(2);
  });

  it('that the server refuses are retried only when something else is typed', async () => {
    const { queue, requests } = slowServer();
    queue.change('basics.firstName', 'A');
    void queue.flush();
    await requests[0]?.end('refused');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(requests).toHaveLength(1);
    expect(queue.snapshot()).toEqual({
      status: 'refused',
      unsaved: { 'basics.firstName': 'A' },
      superseded: {},
      savedAt: null,
    });
    queue.change('basics.phone', '416');
    await vi.advanceTimersByTimeAsync(PAUSE_MS);
    expect(sentBy(requests)[1]).toEqual({ 'basics.firstName': 'A', 'basics.phone': '416' });
  });
});

describe('flushing', () => {
  it.each([
    ['saved', SAVED, true],
    ['later', 'later', false],
    ['refused', 'refused', false],
  ] as const)('a save that ends as %s answers so', async (_name, result, expected) => {
    const { queue, requests } = slowServer();
    queue.change('basics.firstName', 'A');
    const flushed = queue.flush();
    await requests[0]?.end(result);
    expect(await flushed).toBe(expected);
  });

  it('an empty queue answers true at once', async () => {
    expect(await slowServer().queue.flush()).toBe(true);
  });
});

describe('leaving the page', () => {
  it('replaces the running request with one that outlives the page and contains everything', () => {
    const { queue, requests } = slowServer();
    queue.change('basics.firstName', 'Ada');
    void queue.flush();
    queue.change('basics.phone', '416');
    queue.leave();
    expect(requests[0]?.signal.aborted).toBe(true);
    expect(requests[1]).toMatchObject({
      isLeaving: true,
      changes: { 'basics.firstName': 'Ada', 'basics.phone': '416' },
    });
  });

  it('keeps what that one could not send either, below later input', async () => {
    const { queue, requests } = slowServer();
    queue.change('basics.firstName', 'Ada');
    void queue.flush();
    queue.leave();
    queue.change('basics.firstName', 'Adèle');
    await requests[0]?.end(SAVED);
    await requests[1]?.end('later');
    expect(queue.snapshot()).toMatchObject({
      status: 'retrying',
      unsaved: { 'basics.firstName': 'Adèle' },
    });
  });

  it('sends nothing when everything is saved', async () => {
    const { queue, requests } = slowServer();
    queue.leave();
    expect(requests).toEqual([]);
  });
});

describe('the time of each answer', () => {
  it('is when it was typed, however long it waits for the network', async () => {
    const { queue, requests } = slowServer();
    const start = Date.now();
    queue.change('basics.firstName', 'Ada');
    await vi.advanceTimersByTimeAsync(PAUSE_MS);
    queue.change('basics.phone', '416');
    await requests[0]?.end('later');
    await vi.advanceTimersByTimeAsync(LONGEST_WAIT_MS);
    expect(requests[1]?.typedAt).toEqual({
      'basics.firstName': start,
      'basics.phone': start + PAUSE_MS,
    });
  });

  it('on leaving is that of the newest answer of a field, also of one being sent', async () => {
    const { queue, requests } = slowServer();
    const start = Date.now();
    queue.change('basics.firstName', 'A');
    void queue.flush();
    await vi.advanceTimersByTimeAsync(50);
    queue.change('basics.firstName', 'Ada');
    queue.leave();
    expect(requests[0]?.typedAt).toEqual({ 'basics.firstName': start });
    expect(requests[1]).toMatchObject({
      changes: { 'basics.firstName': 'Ada' },
      typedAt: { 'basics.firstName': start + 50 },
    });
  });
});

describe('a save in which another device has the newer answer', () => {
  const NEWER: SaveResult = { kind: 'saved', newer: ['basics.firstName'] };

  async function superseded() {
    const { queue, requests } = slowServer();
    queue.change('basics.firstName', 'A');
    queue.change('basics.phone', '416');
    void queue.flush();
    await requests[0]?.end(NEWER);
    return { queue, requests };
  }

  it('is saved, and keeps showing what was typed here', async () => {
    const { queue } = await superseded();
    expect(queue.snapshot()).toEqual({
      status: 'saved',
      unsaved: {},
      superseded: { 'basics.firstName': 'A' },
      savedAt: null,
    });
  });

  it('ignores a field that was changed meanwhile: that is newer still', async () => {
    const { queue, requests } = slowServer();
    queue.change('basics.firstName', 'A');
    void queue.flush();
    queue.change('basics.firstName', 'Ada');
    await requests[0]?.end(NEWER);
    expect(queue.snapshot().superseded).toEqual({});
  });

  it('is resolved by changing the field again', async () => {
    const { queue } = await superseded();
    queue.change('basics.firstName', 'Ada');
    expect(queue.snapshot()).toMatchObject({ superseded: {}, unsaved: { 'basics.firstName': 'Ada' } });
  });
});
