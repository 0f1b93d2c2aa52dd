import { beforeEach, describe, expect, it } from 'vitest';
import { reloadForNewBuild } from './reload-for-new-build.ts';

/** A minimal window, and how often it was reloaded. */
function viewWhere(answer: () => Promise<Response>) {
  let reloads = 0;
  const view = Object.create(window, {
    fetch: { value: answer },
    sessionStorage: { value: window.sessionStorage },
    location: { value: { reload: () => (reloads += 1) } },
  });
  return { view, reloads: () => reloads };
}

const ok = () => Promise.resolve(new Response(null, { status: 200 }));

describe('code that is no longer found', () => {
  beforeEach(() => window.sessionStorage.clear());

  it('is loaded by a page reload from the newer portal', async () => {
    const { view, reloads } = viewWhere(ok);
    expect(await reloadForNewBuild(view)).toBe(true);
    expect(reloads()).toBe(1);
  });

  it('reloads once, not in a loop', async () => {
    const { view, reloads } = viewWhere(ok);
    await reloadForNewBuild(view);
    expect(await reloadForNewBuild(view)).toBe(false);
    expect(reloads()).toBe(1);
  });

  it('leaves the page alone if the browser can store nothing to end the loop', async () => {
    const { view, reloads } = viewWhere(ok);
    const refusing = Object.create(view, {
      sessionStorage: {
        get: () => {
          throw new DOMException('refused', 'SecurityError');
        },
      },
    });
    expect(await reloadForNewBuild(refusing)).toBe(false);
    expect(reloads()).toBe(0);
  });

  it.each([
    ['without the network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['while the server is down', () => Promise.resolve(new Response(null, { status: 503 }))],
  ])('leaves the page alone %s', async (_sentence, answer) => {
    const { view, reloads } = viewWhere(answer);
    expect(await reloadForNewBuild(view)).toBe(false);
    expect(reloads()).toBe(0);
  });
});
