import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { authenticate } from '#state/slices/auth-slice.ts';
import { clearSession } from '#state/slices/clear-session.ts';
import { createStore, type Store } from '#state/store.ts';
import { answersQueue } from './answers-queue.ts';

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
  it('are retried in it, even by a remounted form', async () => {
    const store = signedIn('t1');
    answersQueue(store).change('basics.firstName', 'Ada');
    await answersQueue(store).flush();
    isReachable = true;
    await vi.advanceTimersByTimeAsync(1_000);
    expect(authorizations).toEqual(['Bearer t1', 'Bearer t1']);
    expect(answersQueue(store).snapshot().unsaved).toEqual({});
  });

  it('are never sent as the next person to sign in, nor show in their form', async () => {
    const store = signedIn('t1');
    const queue = answersQueue(store);
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
    expect(answersQueue(store).snapshot().unsaved).toEqual({});
  });
});

describe('an answer that the dealer did not ask for', () => {
  it('stays unchanged, and the others are saved without it', async () => {
    const sent: string[][] = [];
    vi.stubGlobal('fetch', async (_url: string, request: RequestInit) => {
      const paths = Object.keys(JSON.parse(String(request.body)).answers);
      sent.push(paths);
      const refusal = {
        code: 'NOT_ASKED',
        message: ['We asked for other changes only.'],
        fields: { 'basics.firstName': 'We did not ask for this.' },
      };
      return paths.includes('basics.firstName')
        ? new Response(JSON.stringify(refusal), { status: 409 })
        : new Response(JSON.stringify({ data: { answers: {} } }));
    });
    const queue = answersQueue(signedIn('t1'));
    queue.change('basics.firstName', 'Anna');
    queue.change('basics.phone', '14165550199');
    expect(await queue.flush()).toBe(true);
    expect(sent).toEqual([['basics.firstName', 'basics.phone'], ['basics.phone']]);
    expect(queue.snapshot()).toMatchObject({
      status: 'saved',
      unsaved: {},
      superseded: { 'basics.firstName': 'Anna' },
    });
  });
});
