import { afterEach, describe, expect, it } from 'vitest';
import { clearSession } from '../slices/clear-session.ts';
import { arrived, turnedAway } from '../slices/notice-slice.ts';
import { createStore } from '../store.ts';
import { keepDestination } from './keep-destination.ts';

afterEach(() => sessionStorage.clear());

/** A tab's store after a reload. */
function loadPage() {
  const store = createStore();
  keepDestination(window, store);
  return store;
}

describe('the page that somebody was sent to login from', () => {
  it('is still known after a reload', () => {
    loadPage().dispatch(turnedAway('/dashboard/marketplace/maple-court?from=mail'));
    expect(loadPage().getState().notice).toEqual({
      notice: null,
      destination: '/dashboard/marketplace/maple-court?from=mail',
    });
  });

  it.each([
    ['the person has arrived', arrived()],
    ['the person signs out', clearSession('signed-out')],
  ])('is forgotten once %s', (_when, action) => {
    loadPage().dispatch(turnedAway('/dashboard/portfolio'));
    loadPage().dispatch(action);
    expect(loadPage().getState().notice.destination).toBeNull();
  });

  it('is forgotten with the page if the browser stores nothing, and nothing else breaks', () => {
    const store = createStore();
    const refusing = {
      get sessionStorage(): Storage {
        throw new DOMException('denied', 'SecurityError');
      },
    };
    keepDestination(refusing, store);
    store.dispatch(turnedAway('/dashboard/portfolio'));
    expect(store.getState().notice.destination).toBe('/dashboard/portfolio');
    expect(sessionStorage.length).toBe(0);
  });

  it('gives way to a page that was asked for since', () => {
    loadPage().dispatch(turnedAway('/dashboard/portfolio'));
    loadPage().dispatch(turnedAway('/dashboard/account'));
    expect(loadPage().getState().notice.destination).toBe('/dashboard/account');
  });
});
