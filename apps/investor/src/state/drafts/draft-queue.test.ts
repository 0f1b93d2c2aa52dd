import type { Draft } from '@portal/domain/people/drafts/draft.wire';
import { LONGEST_WAIT_MS } from '@portal/web/saving/pause-before-save';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { authenticate } from '../slices/auth-slice.ts';
import { clearSession } from '../slices/clear-session.ts';
import { createStore, type Store } from '../store.ts';
import { type DraftData, draftQueue, draftSaverOf, draftStatusOf, unsavedDraft } from './draft-queue.ts';

const KEPT_AT = '2026-11-21T09:00:00Z';
const SCOPE = 'order:deal-1';

type Call = {
  authorization: string | null;
  data: unknown;
  keepalive: boolean;
  answer: (isKept: boolean) => void;
};

let calls: Call[];
/** Null if the test answers by hand. */
let isReachable: boolean | null;

beforeEach(() => {
  vi.useFakeTimers();
  calls = [];
  isReachable = true;
  vi.stubGlobal('fetch', (_url: string, request: RequestInit) => {
    const { data }: { data: unknown } = JSON.parse(String(request.body));
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    const kept: Draft = { scope: SCOPE, data: null, savedAt: data === null ? null : KEPT_AT };
    const answer = (isKept: boolean) =>
      isKept
        ? resolve(new Response(JSON.stringify({ data: kept })))
        : reject(new TypeError('Failed to fetch'));
    const authorization = new Headers(request.headers).get('Authorization');
    calls.push({ authorization, data, keepalive: request.keepalive === true, answer });
    request.signal?.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError')));
    if (isReachable !== null) {
      answer(isReachable);
    }
    return promise;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function startSaver(store: Store = signedIn('t1')) {
  const queue = draftQueue(store, SCOPE);
  return { store, queue, saver: draftSaverOf(queue), status: () => draftStatusOf(queue.snapshot()) };
}

function signedIn(token: string): Store {
  const store = createStore();
  store.dispatch(authenticate(token));
  return store;
}

const sent = () => calls.map(({ data }) => data);
const answerLast = async (isKept: boolean) => {
  calls.at(-1)?.answer(isKept);
  await vi.advanceTimersByTimeAsync(0);
};

describe('a draft', () => {
  it('is saved within two seconds, as last typed', async () => {
    const { saver, status } = startSaver();
    saver.change({ city: 'K' });
    await vi.advanceTimersByTimeAsync(500);
    saver.change({ city: 'Ki' });
    expect(status().kind).toBe('saving');
    await vi.advanceTimersByTimeAsync(LONGEST_WAIT_MS);
    expect(sent()).toEqual([{ city: 'Ki' }]);
    expect(status()).toEqual({ kind: 'saved', savedAt: KEPT_AT });
  });

  it('is saved at once when the form unmounts', async () => {
    const { saver } = startSaver();
    saver.change({ city: 'Kingston' });
    await expect(saver.flush()).resolves.toBe(true);
    expect(sent()).toHaveLength(1);
  });

  it('is sent with a call that outlives the page when the page goes away', async () => {
    isReachable = null;
    const { saver, queue } = startSaver();
    saver.change({ city: 'K' });
    void saver.flush();
    await vi.advanceTimersByTimeAsync(0);
    saver.change({ city: 'Kingston' });
    queue.leave();
    await vi.advanceTimersByTimeAsync(0);
    expect(calls.map(({ data, keepalive }) => [data, keepalive])).toEqual([
      [{ city: 'K' }, false],
      [{ city: 'Kingston' }, true],
    ]);
  });

  it('is retried after a failure, and nothing typed is lost', async () => {
    isReachable = false;
    const { saver, status } = startSaver();
    saver.change({ city: 'Kingston' });
    await expect(saver.flush()).resolves.toBe(false);
    expect(status().kind).toBe('retrying');
    isReachable = true;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(sent().at(-1)).toEqual({ city: 'Kingston' });
    expect(status().kind).toBe('saved');
  });

  it('typed during a failing save is not overwritten by that save’s data', async () => {
    isReachable = null;
    const { saver, queue } = startSaver();
    saver.change({ city: 'Kingsto' });
    void saver.flush();
    await vi.advanceTimersByTimeAsync(0);
    saver.change({ city: 'Kingston' });
    await answerLast(false);
    expect(unsavedDraft(queue.snapshot())).toEqual({ city: 'Kingston' });
    await vi.advanceTimersByTimeAsync(1_000);
    await answerLast(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent()).toEqual([{ city: 'Kingsto' }, { city: 'Kingston' }]);
  });

  it('typed during a save does not count as saved by it', async () => {
    isReachable = null;
    const { saver, status } = startSaver();
    saver.change({ city: 'K' });
    void saver.flush();
    await vi.advanceTimersByTimeAsync(0);
    saver.change({ city: 'Kingston' });
    await answerLast(true);
    expect(status()).toEqual({ kind: 'saving', savedAt: KEPT_AT });
    await vi.advanceTimersByTimeAsync(LONGEST_WAIT_MS);
    expect(sent()).toEqual([{ city: 'K' }, { city: 'Kingston' }]);
  });

  it('that could not be sent is restored in the form, whatever the server has', async () => {
    isReachable = false;
    const { saver, store } = startSaver();
    saver.change({ city: 'Kingston' });
    await saver.flush();
    expect(unsavedDraft(startSaver(store).queue.snapshot())).toEqual({ city: 'Kingston' });
  });
});

describe('a draft whose values were submitted', () => {
  it('is discarded after pending saves', async () => {
    const { saver, status } = startSaver();
    saver.change({ city: 'Kingston' });
    void saver.flush();
    await vi.advanceTimersByTimeAsync(0);
    saver.change({ city: 'Kingston!' });
    await saver.discard();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sent()).toEqual([{ city: 'Kingston' }, null]);
    expect(status()).toEqual({ kind: 'idle', savedAt: null });
  });

  it('does not come back, though its last save failed meanwhile', async () => {
    isReachable = null;
    const { saver, status } = startSaver();
    saver.change({ city: 'Kingston' });
    void saver.flush();
    await vi.advanceTimersByTimeAsync(0);
    const discarded = saver.discard();
    await answerLast(false);
    await answerLast(true);
    await discarded;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent()).toEqual([{ city: 'Kingston' }, null]);
    expect(status().kind).toBe('idle');
  });

  it('is replaced by later input', async () => {
    isReachable = false;
    const { saver } = startSaver();
    await saver.discard();
    saver.change({ city: 'Ottawa' } satisfies DraftData);
    isReachable = true;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(sent().at(-1)).toEqual({ city: 'Ottawa' });
  });
});

describe('a draft of another session', () => {
  it('is never sent as the next person to sign in', async () => {
    isReachable = false;
    const { saver, store } = startSaver();
    saver.change({ city: 'Kingston' });
    await saver.flush();
    store.dispatch(clearSession('signed-out'));
    store.dispatch(authenticate('somebody-else'));
    isReachable = true;
    saver.change({ city: 'Kingston!' });
    await expect(saver.flush()).resolves.toBe(false);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(calls.map(({ authorization }) => authorization)).toEqual(['Bearer t1']);
  });

  it('is not restored in the next person’s form', async () => {
    isReachable = false;
    const { saver, store } = startSaver();
    saver.change({ city: 'Kingston' });
    await saver.flush();
    store.dispatch(clearSession('signed-out'));
    store.dispatch(authenticate('somebody-else'));
    expect(unsavedDraft(startSaver(store).queue.snapshot())).toBeUndefined();
  });
});
