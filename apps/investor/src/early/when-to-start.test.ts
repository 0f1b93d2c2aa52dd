import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { restoreStore } from '#state/restore-store.ts';
import { authenticate } from '#state/slices/auth-slice.ts';
import { whenToStart } from './when-to-start.ts';

describe('the application starts', () => {
  const start = vi.fn();
  beforeEach(() => {
    start.mockReset();
    window.localStorage.clear();
    window.history.replaceState(null, '', '/');
    document.body.innerHTML = '';
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

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

  it('once painted, if the address has a query', async () => {
    window.history.replaceState(null, '', '/?ref=abc');
    whenToStart(window, start);
    expect(start).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(start).toHaveBeenCalled());
  });

  it('once painted, on a signed-in page, which sends others away', async () => {
    document.body.innerHTML = '<div id="root" data-frame=""></div>';
    whenToStart(window, start);
    await vi.waitFor(() => expect(start).toHaveBeenCalled());
  });

  it('after the most important pictures, without waiting for one that never loads', async () => {
    document.body.innerHTML = '<div data-frame=""><img fetchpriority="high" alt=""><img alt=""></div>';
    const decoded = Promise.withResolvers<void>();
    const asked: Element[] = [];
    HTMLImageElement.prototype.decode = function decode() {
      asked.push(this);
      return decoded.promise;
    };
    whenToStart(window, start);
    expect(asked).toEqual([document.querySelector('img')]);
    expect(start).not.toHaveBeenCalled();
    decoded.reject(new Error('no picture'));
    await vi.waitFor(() => expect(start).toHaveBeenCalled());
  });

  it('at once in a background tab, which paints nothing', () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    window.history.replaceState(null, '', '/?ref=abc');
    whenToStart(window, start);
    expect(start).toHaveBeenCalled();
  });

  it('once painted for a signed-in person, but not for one who has signed out', async () => {
    const { store, persistor } = await restoreStore();
    await persistor.flush();
    whenToStart(window, start);
    expect(start).not.toHaveBeenCalled();
    store.dispatch(authenticate('a-token'));
    await persistor.flush();
    whenToStart(window, start);
    await vi.waitFor(() => expect(start).toHaveBeenCalled());
  });
});
