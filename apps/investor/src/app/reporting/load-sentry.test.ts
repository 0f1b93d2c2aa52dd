import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadSentry, SENTRY_META } from './load-sentry.ts';

// The library reads the page's performance timeline, which jsdom lacks.
Object.assign(performance, { getEntriesByType: () => [] });

afterEach(() => {
  document.head.replaceChildren();
  vi.unstubAllGlobals();
});

/** Replaces the network; returns what was sent. */
function listen(): string[] {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string | Uint8Array }) => {
    sent.push(typeof body === 'string' ? body : new TextDecoder().decode(body));
    return new Response('{}');
  });
  return sent;
}

describe('the error-reporting library of the browser', () => {
  it('is not loaded on a page without a DSN', async () => {
    const sent = listen();
    await loadSentry(document);
    expect(Object.keys(window)).not.toContain('__SENTRY__');
    expect(sent).toEqual([]);
  });

  it('reports an uncaught error of a page with one, scrubbed', async () => {
    const sent = listen();
    const meta = document.createElement('meta');
    meta.name = SENTRY_META;
    meta.content = 'http://public@127.0.0.1:9/1';
    meta.dataset.stage = 'test';
    document.head.append(meta);
    await loadSentry(document);
    const error = new Error('no 046 454 286 for ada@example.com, Zoé Tremblay');
    window.onerror?.(error.message, '/assets/entry.js', 1, 2, error);
    await vi.waitUntil(() => sent.some((each) => each.includes('"exception"')), { timeout: 5000 });
    const said = sent.join('\n');
    expect(said).toContain('[message]');
    expect(said).toContain('"environment":"test"');
    expect(said).toContain('"sample_rate":"1"');
    for (const planted of ['046 454 286', 'ada@example.com', 'Zoé Tremblay']) {
      expect(said).not.toContain(planted);
    }
  });
});
