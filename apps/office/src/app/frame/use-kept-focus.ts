import { type RefObject, useEffect } from 'react';

/**
 * Keeps the focus on the page. When the focused control disappears after doing its work, such as the button of an approval, the nearest
 * part around it takes the focus, or else the content as a whole; otherwise keyboard users would be back at the top of the page. After
 * log-in the focus starts at the content, too, unless the page has a better place.
 */
export function useKeptFocus(content: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const main = content.current;
    if (main === null) {
      return;
    }
    let around: HTMLElement[] = [main];
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && main.contains(target)) {
        around = partsAround(target, main);
      }
    };
    // A press beside all controls is meant to leave the focus nowhere.
    const forget = ({ target }: FocusEvent) =>
      queueMicrotask(() => {
        if (target instanceof HTMLElement && target.isConnected && isNowhere() && !isAsked()) {
          around = [];
        }
      });
    const keep = () => {
      if (isNowhere() && !isAsked()) {
        around.find((part) => part.isConnected)?.focus({ preventScroll: true });
      }
    };
    // A closing dialog gives the focus back in the next frame.
    let waiting = 0;
    const later = () => {
      cancelAnimationFrame(waiting);
      waiting = requestAnimationFrame(() => {
        waiting = requestAnimationFrame(keep);
      });
    };
    const observer = new MutationObserver(later);
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', remember);
    main.addEventListener('focusout', forget);
    later();
    return () => {
      cancelAnimationFrame(waiting);
      observer.disconnect();
      document.removeEventListener('focusin', remember);
      main.removeEventListener('focusout', forget);
    };
  }, [content]);
}

/** The ancestors of a control that can take the focus themselves, innermost first. */
function partsAround(control: HTMLElement, main: HTMLElement): HTMLElement[] {
  const part = control.parentElement?.closest<HTMLElement>('section[tabindex]');
  return part === undefined || part === null || !main.contains(part)
    ? [main]
    : [part, ...partsAround(part, main)];
}

function isNowhere(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** An open dialog manages the focus itself. */
function isAsked(): boolean {
  return document.querySelector('[role=dialog], [role=alertdialog]') !== null;
}
