import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDraftSaver, type DraftData } from './draft-saver.ts';

const KEPT_AT = '2026-11-21T09:00:00Z';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function startSaver(isReachable: () => boolean = () => true) {
  const sent: { data: DraftData | null; atLeaving: boolean }[] = [];
  const saver = createDraftSaver(async (data, atLeaving) => {
    if (!isReachable()) {
      throw new Error('offline');
    }
    sent.push({ data, atLeaving });
    return data === null ? null : KEPT_AT;
  });
  return { saver, sent };
}

describe('a draft', () => {
  it('is kept within two seconds of typing, as it was typed last', async () => {
    const { saver, sent } = startSaver();
    saver.change({ city: 'K' });
    await vi.advanceTimersByTimeAsync(500);
    saver.change({ city: 'Ki' });
    expect(saver.current().kind).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1500);
    expect(sent).toEqual([{ data: { city: 'Ki' }, atLeaving: false }]);
    expect(saver.current()).toEqual({ kind: 'saved', savedAt: KEPT_AT });
  });

  it('is kept at once when the form is left in good order', async () => {
    const { saver, sent } = startSaver();
    saver.change({ city: 'Kingston' });
    await expect(saver.flush()).resolves.toBe(true);
    expect(sent).toHaveLength(1);
  });

  it('is sent with a call that outlives the page when the page goes away', async () => {
    const { saver, sent } = startSaver();
    saver.change({ city: 'Kingston' });
    saver.leave();
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toEqual([{ data: { city: 'Kingston' }, atLeaving: true }]);
  });

  it('is tried again after a failure, and nothing typed is lost', async () => {
    let isReachable = false;
    const { saver, sent } = startSaver(() => isReachable);
    saver.change({ city: 'Kingston' });
    await expect(saver.flush()).resolves.toBe(false);
    expect(saver.current().kind).toBe('failed');
    isReachable = true;
    await vi.advanceTimersByTimeAsync(5000);
    expect(sent).toEqual([{ data: { city: 'Kingston' }, atLeaving: false }]);
    expect(saver.current().kind).toBe('saved');
  });

  it('stops trying after a limit until something else is typed', async () => {
    let attempts = 0;
    const saver = createDraftSaver(() => {
      attempts += 1;
      return Promise.reject(new Error('offline'));
    });
    saver.change({ city: 'K' });
    await vi.advanceTimersByTimeAsync(600_000);
    expect(attempts).toBe(11);
    saver.change({ city: 'Ki' });
    await vi.advanceTimersByTimeAsync(1000);
    expect(attempts).toBe(12);
  });

  it('is let go of once its values were submitted, after what is still on its way', async () => {
    const { saver, sent } = startSaver();
    saver.change({ city: 'Kingston' });
    void saver.flush();
    await vi.advanceTimersByTimeAsync(0);
    saver.change({ city: 'Kingston!' });
    await saver.discard();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sent.map(({ data }) => data)).toEqual([{ city: 'Kingston' }, null]);
  });

  it('does not come back after its values were submitted, though its last save failed meanwhile', async () => {
    const sent: (DraftData | null)[] = [];
    const { promise: lastSave, reject: failLastSave } = Promise.withResolvers<string>();
    const saver = createDraftSaver((data) => {
      sent.push(data);
      return sent.length === 1 ? lastSave : Promise.resolve(KEPT_AT);
    });
    saver.change({ city: 'Kingston' });
    await vi.advanceTimersByTimeAsync(1_000);
    const discarded = saver.discard();
    failLastSave(new Error('offline'));
    await discarded;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toEqual([{ city: 'Kingston' }, null]);
    expect(saver.current().kind).toBe('untouched');
  });
});
