/** What is to be seen first may take this long to come; then the page goes on without it. */
const PICTURES_LIMIT_MS = 500;

/**
 * Calls `work` once the page stands on the screen with the pictures that matter most to it, so that nobody waits for scripts to see
 * them. At once where nobody looks: a tab in the background paints nothing.
 */
export async function afterPaint(window: Window, work: () => void): Promise<void> {
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
