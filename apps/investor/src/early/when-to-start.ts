import { whenIdle } from '@portal/web/page/when-idle';
import { isSignedIn } from './is-signed-in.ts';

/** First signs of a person who is about to do something. */
const SIGNS = ['pointerdown', 'keydown', 'focusin', 'input', 'change'] as const;

/**
 * Calls `start` when the application is worth its weight: at the first sign of a person, or when the page is drawn and
 * the browser has nothing else to do. As soon as it stands on the screen where it is not what it will be: for who is signed in, for
 * an address that says more than its path, and for a page of signed-in people, which sends everybody else away.
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

/** What is to be seen first may take this long to come; then the page goes on without it. */
const PICTURES_LIMIT_MS = 500;

/**
 * Calls `work` once the page stands on the screen with the pictures that matter most to it, so that nobody waits for scripts to see
 * them. At once where nobody looks: a tab in the background paints nothing.
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
  // The first call comes before a painting, the second after it.
  window.requestAnimationFrame(() => window.requestAnimationFrame(work));
}
