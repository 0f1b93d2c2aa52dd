import type { Page } from '@playwright/test';

/**
 * How much of the window's height is content, from 0 to 1, the worse of the top of the page and its middle: what stays in place while the
 * rest scrolls takes room from it. Of a dialog that scrolls, what scrolls is its content; one that does not is all content. So is a page in a frame.
 */
export function contentShare(page: Page): Promise<number> {
  return page.evaluate(() => {
    const STEP_PX = 4;
    const scrolls = (box: Element) =>
      /auto|scroll/.test(getComputedStyle(box).overflowY) && box.scrollHeight > box.clientHeight + 1;
    const isContent = (element: Element | null): boolean => {
      for (let box = element; box !== null && box !== document.body; box = box.parentElement) {
        // A page in a frame scrolls by itself.
        if (scrolls(box) || box instanceof HTMLIFrameElement) {
          return true;
        }
        if (box.matches('[role=dialog], [role=alertdialog]')) {
          return ![...box.querySelectorAll('*')].some(scrolls);
        }
        if (/fixed|sticky/.test(getComputedStyle(box).position)) {
          return false;
        }
      }
      return true;
    };
    const share = () => {
      const rows = Array.from({ length: Math.floor(innerHeight / STEP_PX) }, (_, row) => row * STEP_PX + 1);
      const free = rows.filter((y) => isContent(document.elementFromPoint(innerWidth / 2, y)));
      return free.length / rows.length;
    };
    const { scrollY, scrollX } = window;
    const shares = [0, document.documentElement.scrollHeight / 2].map((y) => {
      scrollTo({ top: y, behavior: 'instant' });
      return share();
    });
    scrollTo({ top: scrollY, left: scrollX, behavior: 'instant' });
    return Math.min(...shares);
  });
}
