import { useIdleWatch } from '@portal/web/page/use-idle-watch';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useLazySessionTimesQuery, useStayMutation } from '#state/session-api.ts';
import { authenticate } from '#state/slices/auth-slice.ts';
import { createStore } from '#state/store.ts';

const START = new Date('2026-11-20T12:00:00.000Z');
const MINUTE_MS = 60_000;
const IDLE_MINUTES = 30;
const WARN_MS = 3 * MINUTE_MS;

/** A server whose session is extended by activity. */
function answerAsServer(sessionMinutes = 720, idleMinutes = IDLE_MINUTES) {
  const started = Date.now();
  let lastActivity = started;
  const acted: string[] = [];
  vi.stubGlobal('fetch', async (input: string, options: { headers: Record<string, string> }) => {
    if (input.endsWith('/user/profile/') && options.headers['X-Person-Acted'] === '1') {
      lastActivity = Date.now();
      acted.push(new Date().toISOString());
    }
    const times = {
      idleEndsAt: new Date(lastActivity + idleMinutes * MINUTE_MS).toISOString(),
      endsAt: new Date(started + sessionMinutes * MINUTE_MS).toISOString(),
    };
    return new Response(JSON.stringify({ data: input.endsWith('/user/session') ? times : {} }));
  });
  return acted;
}

function Shown() {
  const [readTimes] = useLazySessionTimesQuery();
  const [keepAlive] = useStayMutation();
  const { warning, stay } = useIdleWatch(readTimes, keepAlive, WARN_MS);
  return (
    <button type="button" onClick={() => void stay()}>
      {warning === null ? 'quiet' : warning.canStay ? 'asked' : 'told'}
    </button>
  );
}

function open(): void {
  const store = createStore();
  store.dispatch(authenticate('t1'));
  render(
    <Provider store={store}>
      <Shown />
    </Provider>,
  );
}

const pass = (minutes: number) => act(() => vi.advanceTimersByTimeAsync(minutes * MINUTE_MS));
const shown = () => screen.getByRole('button').textContent;

describe('the watch over a quiet session', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: START });
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('asks an idle person three minutes before the end', async () => {
    const acted = answerAsServer();
    open();
    await pass(26);
    expect(shown()).toBe('quiet');
    await pass(1.1);
    expect(shown()).toBe('asked');
    expect(acted).toEqual([]);
  });

  it('continues if the person says so', async () => {
    const acted = answerAsServer();
    open();
    await pass(28);
    expect(shown()).toBe('asked');
    fireEvent.click(screen.getByRole('button'));
    await pass(1);
    expect(shown()).toBe('quiet');
    expect(acted).toHaveLength(1);
    await pass(25);
    expect(shown()).toBe('quiet');
  });

  it('does not ask a person who reads: a key or a scroll counts as activity', async () => {
    const acted = answerAsServer();
    open();
    await pass(20);
    fireEvent.wheel(window);
    await pass(8);
    expect(shown()).toBe('quiet');
    expect(acted).toHaveLength(1);
    await pass(29);
    expect(shown()).toBe('asked');
  });

  it('checks a session that lasts for weeks at most once an hour', async () => {
    answerAsServer(60 * 24 * 60, 50 * 24 * 60);
    const asked = vi.spyOn(globalThis, 'fetch');
    open();
    await pass(59);
    expect(asked).toHaveBeenCalledTimes(1);
    await pass(2);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('tells, and does not ask, when the session reaches its full length', async () => {
    answerAsServer(20);
    open();
    fireEvent.keyDown(window, { key: 'a' });
    await pass(17.5);
    expect(shown()).toBe('told');
  });
});
