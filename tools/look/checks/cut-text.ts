import type { Page } from '@playwright/test';

/**
 * Texts that their own box or the edge of the window cuts, by their first words. What scrolls in a box of its own is not cut; nor is what
 * is for readers of the screen only, or a whole line that a box folds away.
 */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const ROUNDING_PX = 1.5;
    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.closest('.sr-only, [aria-hidden="true"], [inert], select, textarea, video') === null &&
      getComputedStyle(element).clipPath === 'none';
    const edgesOf = (element: Element) => {
      const edges = { left: -Infinity, right: Infinity, bottom: Infinity };
      for (let box = element.parentElement; box !== null; box = box.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(box);
        if (overflowX === 'auto' || overflowX === 'scroll') {
          return edges;
        }
        if (overflowX === 'hidden' || overflowX === 'clip') {
          const { left, right } = box.getBoundingClientRect();
          edges.left = Math.max(edges.left, left);
          edges.right = Math.min(edges.right, right);
        }
        if (overflowY === 'hidden' || overflowY === 'clip') {
          edges.bottom = Math.min(edges.bottom, box.getBoundingClientRect().bottom);
        }
        if (position === 'fixed') {
          break;
        }
      }
      edges.left = Math.max(edges.left, 0);
      edges.right = Math.min(edges.right, document.documentElement.clientWidth);
      return edges;
    };
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = (node.textContent ?? '').trim();
      const holder = node.parentElement;
      if (text === '' || holder === null || !isShown(holder)) {
        continue;
      }
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      const edges = edgesOf(node.parentElement ?? holder);
      if (box.top > edges.bottom - ROUNDING_PX) {
        continue;
      }
      const own = holder.getBoundingClientRect();
      const style = getComputedStyle(holder);
      const isOwnBox = style.overflowX === 'hidden' || style.overflowX === 'clip';
      const right = isOwnBox ? Math.min(edges.right, own.right) : edges.right;
      const isBelow = isOwnBox && style.display !== 'inline' && box.bottom > own.bottom + 4;
      const across = Math.max(box.right - right, edges.left - box.left);
      const down = isBelow ? box.bottom - own.bottom : 0;
      if (box.width > 2 && (across > ROUNDING_PX || down > 0)) {
        found.add(`'${text.slice(0, 40)}' needs ${Math.round(Math.max(across, down))} px more`);
      }
    }
    return [...found];
  });
}
