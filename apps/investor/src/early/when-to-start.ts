import { whenIdle } from '@portal/web/page/when-idle';
import { isSignedIn } from './is-signed-in.ts';

/** First signs that somebody is about to do something. */
const SIGNS = ['pointerdown', 'keydown', 'focusin', 'input', 'change'] as const;

/**
 * Calls `start` when the application is worth loading: at the first sign of a person, or once the page is painted and the
 * browser is idle. As soon as it is painted if the page will not stay as it is: for signed-in people, for an address with a
 * query, and for a signed-in page, which sends everybody else away.
 */
export function whenToStart(window: Window, start: () => void): void {
  if (
    window.location.search !== '' ||
    isSignedIn(window) ||
    window.document.querySelector('[data-frame]') !== null
  ) {
    void afterPaint(window, start);
    return;
  }
  for (const sign of SIGNS) {
    window.document.addEventListener(sign, start, { capture: true, once: true, passive: true });
  }
  window.addEventListener('load', () => whenIdle(start), { once: true });
}

/** How long the first pictures may take; then the page goes on without them. */
const PICTURES_LIMIT_MS = 500;

/**
 * Calls `work` once the page is painted with its most important pictures, so that nobody waits for scripts to see them. At
 * once in a background tab, which paints nothing.
 */
async function afterPaint(window: Window, work: () => void): Promise<void> {
  const { document } = window;
  if (document.visibilityState === 'hidden') {
    work();
    return;
  }
  if (document.readyState === 'loading') {
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
  }
  const first = [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]')];
  const limit = new Promise((resolve) => setTimeout(resolve, PICTURES_LIMIT_MS));
  await Promise.race([Promise.allSettled(first.map((picture) => picture.decode())), limit]);
  // The first callback comes before a paint, the second after it.
  window.requestAnimationFrame(() => window.requestAnimationFrame(work));
}
