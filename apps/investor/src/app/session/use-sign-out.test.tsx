import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useDraftSaver } from '#state/drafts/use-kept-draft.ts';
import { sessionApi } from '#state/session-api.ts';
import { authenticate } from '#state/slices/auth-slice.ts';
import { createStore } from '#state/store.ts';
import { answerWith } from '../../testing/api-answers.ts';
import { useSignOut } from './use-sign-out.ts';

const DRAFT = '/user/draft/order%3Adeal-1';
const NULL_ANSWER = { status: 200, body: { data: null } };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A signed-in person with an order form on screen. */
function drawForm() {
  const store = createStore();
  store.dispatch(authenticate('t1'));
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>
      <MemoryRouter>{children}</MemoryRouter>
    </Provider>
  );
  const drawn = renderHook(() => ({ ...useSignOut(), ...useDraftSaver('order:deal-1') }), { wrapper });
  return { store, drawn };
}

describe('signing out', () => {
  it('saves what was just typed, then ends the session here, then on the server', async () => {
    const savedAt = '2026-11-21T09:00:00Z';
    const kept = { scope: 'order:deal-1', data: { quantity: '7' }, savedAt };
    const sent = answerWith({ [DRAFT]: { status: 200, body: { data: kept } }, '/logout': NULL_ANSWER });
    const { store, drawn } = drawForm();
    drawn.result.current.saver.change({ quantity: '7' });
    await drawn.result.current.signOut();
    expect(sent.map(({ path, headers }) => [path, headers.get('Authorization')])).toEqual([
      [DRAFT, 'Bearer t1'],
      ['/logout', 'Bearer t1'],
    ]);
    expect(store.getState().auth.accessToken).toBeNull();
    expect(store.getState().notice.notice).toBe('signed-out');
  });

  it('aborts pending calls before the token dies', async () => {
    const events: string[] = [];
    vi.stubGlobal('fetch', (url: string, { signal }: RequestInit) => {
      events.push(url);
      if (url === '/api/logout') {
        return Promise.resolve(new Response(JSON.stringify({ data: null })));
      }
      return new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => {
          events.push('given up');
          reject(new DOMException('stopped', 'AbortError'));
        });
      });
    });
    const { store, drawn } = drawForm();
    store.dispatch(sessionApi.endpoints.profile.initiate());
    await waitFor(() => expect(events).toHaveLength(1));
    await drawn.result.current.signOut();
    expect(events).toEqual(['/api/user/profile/', 'given up', '/api/logout']);
  });

  it('does not wait longer than three seconds for a server that is silent', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    const { store, drawn } = drawForm();
    drawn.result.current.saver.change({ quantity: '7' });
    void drawn.result.current.signOut();
    await vi.advanceTimersByTimeAsync(2_900);
    expect(store.getState().auth.accessToken).toBe('t1');
    await vi.advanceTimersByTimeAsync(200);
    expect(store.getState().auth.accessToken).toBeNull();
  });

  it('never lets a late retry write to the account of the next person to sign in', async () => {
    vi.useFakeTimers();
    const sent = answerWith({ '/logout': NULL_ANSWER });
    const { store, drawn } = drawForm();
    drawn.result.current.saver.change({ quantity: '7' });
    await drawn.result.current.signOut();
    store.dispatch(authenticate('somebody-else'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent.filter(({ path }) => path === DRAFT)).toHaveLength(1);
  });
});
