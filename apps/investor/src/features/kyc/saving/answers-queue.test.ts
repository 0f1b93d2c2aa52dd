import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { authenticate } from '#state/auth-slice.ts';
import { clearSession } from '#state/session-actions.ts';
import { createStore, type Store } from '#state/store.ts';
import { answersQueueOf } from './answers-queue.ts';

let authorizations: (string | null)[];
let isReachable: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  authorizations = [];
  isReachable = false;
  vi.stubGlobal('fetch', async (_url: string, request: RequestInit) => {
    authorizations.push(new Headers(request.headers).get('Authorization'));
    if (!isReachable) {
      throw new TypeError('Failed to fetch');
    }
    return new Response(JSON.stringify({ data: {} }));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function signedIn(token: string): Store {
  const store = createStore();
  store.dispatch(authenticate(token));
  return store;
}

describe('answers of one session', () => {
  it('go on being tried in it, also by a form that is drawn anew', async () => {
    const store = signedIn('t1');
    answersQueueOf(store).change('basics.firstName', 'Ada');
    await answersQueueOf(store).flush();
    isReachable = true;
    await vi.advanceTimersByTimeAsync(1_000);
    expect(authorizations).toEqual(['Bearer t1', 'Bearer t1']);
    expect(answersQueueOf(store).snapshot().unsaved).toEqual({});
  });

  it('never leave in the name of whoever signs in next, nor show in their form', async () => {
    const store = signedIn('t1');
    const queue = answersQueueOf(store);
    queue.change('basics.firstName', 'Ada');
    await queue.flush();
    store.dispatch(clearSession('signed-out'));
    store.dispatch(authenticate('somebody-else'));
    isReachable = true;
    queue.retry();
    queue.change('basics.firstName', 'Adèle');
    await vi.advanceTimersByTimeAsync(120_000);
    queue.leave();
    await vi.advanceTimersByTimeAsync(0);
    expect(authorizations).toEqual(['Bearer t1']);
    expect(answersQueueOf(store).snapshot().unsaved).toEqual({});
  });
});
