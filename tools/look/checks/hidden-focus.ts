import type { Page } from '@playwright/test';

/**
 * Controls that something else hides entirely where they have the focus (WCAG 2.4.11), by name. The page hears nothing of the focus
 * that moves: a form that judged its fields, or a list that opened, would not be the state that is looked at.
 */
export function hiddenFocus(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const CONTROLS = 'a[href], button, select, summary, textarea, input:not([type=hidden]), [tabindex="0"]';
    const EVENTS = ['focus', 'blur', 'focusin', 'focusout'] as const;
    const hush = (event: Event) => event.stopImmediatePropagation();
    const place =
      [...document.querySelectorAll('[role=dialog], [role=alertdialog], [role=menu]')].at(-1) ?? document;
    const isReached = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.closest('[inert]') === null &&
      !element.matches(':disabled') &&
      element.getAttribute('tabindex') !== '-1';
    const isSeen = (element: Element) => {
      const drawn = element.closest('label') ?? element;
      const { left, right, top, bottom } = drawn.getBoundingClientRect();
      const at = (from: number, to: number) => [0.1, 0.5, 0.9].map((part) => from + (to - from) * part);
      return at(left, right).some((x) =>
        at(top, bottom).some((y) => {
          const hit = document.elementFromPoint(x, y);
          return hit !== null && (drawn.contains(hit) || hit.contains(drawn));
        }),
      );
    };
    const before = document.activeElement;
    const { scrollX, scrollY } = window;
    for (const name of EVENTS) {
      addEventListener(name, hush, { capture: true });
    }
    const hidden = [...place.querySelectorAll<HTMLElement>(CONTROLS)].filter(isReached).flatMap((element) => {
      element.focus();
      const isOwn = document.activeElement === element;
      const name = (element.getAttribute('aria-label') ?? element.textContent ?? element.id).trim();
      return isOwn && !isSeen(element) ? [`${element.tagName} '${name.slice(0, 40)}'`] : [];
    });
    if (before instanceof HTMLElement && before !== document.body) {
      before.focus({ preventScroll: true });
    } else if (document.activeElement instanceof HTMLElement) {
      document.activeElement.blur();
    }
    for (const name of EVENTS) {
      removeEventListener(name, hush, { capture: true });
    }
    scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
    return hidden;
  });
}
