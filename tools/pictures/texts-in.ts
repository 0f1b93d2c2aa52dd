import type { Page } from '@playwright/test';

/** A part of a page in CSS pixels, from the top of the page. */
export type Clip = { x: number; y: number; width: number; height: number };

/** The texts in a part of a page, one by one, with runs of blanks as one space. */
export function textsIn(page: Page, clip: Clip): Promise<string[]> {
  return page.evaluate((part) => {
    const texts = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      range.selectNodeContents(node);
      const { x, y, width, height } = range.getBoundingClientRect();
      const isInPart =
        width > 1 &&
        x < part.x + part.width &&
        x + width > part.x &&
        y + window.scrollY < part.y + part.height &&
        y + window.scrollY + height > part.y;
      if (isInPart && node.parentElement?.checkVisibility({ visibilityProperty: true }) === true) {
        texts.add((node.textContent ?? '').replace(/\s+/g, ' ').trim());
      }
    }
    texts.delete('');
    return [...texts];
  }, clip);
}
