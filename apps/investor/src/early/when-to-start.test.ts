import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { authenticate } from '#state/auth-slice.ts';
import { restoreStore } from '#state/persistence.ts';
import { whenToStart } from './when-to-start.ts';

describe('the application starts', () => {
  const start = vi.fn();
  beforeEach(() => {
    start.mockReset();
    window.localStorage.clear();
    window.history.replaceState(null, '', '/');
  });
  afterEach(() => vi.unstubAllGlobals());

  it.each(['pointerdown', 'keydown', 'focusin', 'input'])('at the first sign of a person: %s', (sign) => {
    whenToStart(window, start);
    expect(start).not.toHaveBeenCalled();
    document.body.dispatchEvent(new Event(sign, { bubbles: true }));
    expect(start).toHaveBeenCalled();
  });

  it('when the page is loaded and the browser has nothing else to do', () => {
    const idle: (() => void)[] = [];
    vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
    whenToStart(window, start);
    expect(idle).toEqual([]);
    window.dispatchEvent(new Event('load'));
    expect(start).not.toHaveBeenCalled();
    for (const work of idle) {
      work();
    }
    expect(start).toHaveBeenCalled();
  });

  it('at once where the address says more than its path', () => {
    window.history.replaceState(null, '', '/?ref=abc');
    whenToStart(window, start);
    expect(start).toHaveBeenCalled();
  });

  it('at once for who is signed in, and not for who was', async () => {
    const { store, persistor } = await restoreStore();
    await persistor.flush();
    whenToStart(window, start);
    expect(start).not.toHaveBeenCalled();
    store.dispatch(authenticate('a-token'));
    await persistor.flush();
    whenToStart(window, start);
    expect(start).toHaveBeenCalled();
  });
});
