import { whenIdle } from '@portal/web/when-idle';
import { afterPaint } from './after-paint.ts';
import { isSignedIn } from './kept-state.ts';

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
