import { type RefObject, useEffect } from 'react';

/**
 * Keeps the focus on the page: where what has it goes away with what was done by it, such as the button of an approval, the nearest part
 * around that was there has it, or the content as a whole. A person who uses the keyboard would begin at the top of the page again. Who
 * comes in begins at the content, too, unless the page has a better place.
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
    // Who presses beside everything wants the focus nowhere.
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
    // A dialog that closes gives the focus back with the next picture.
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

/** What around a control can take the focus itself, from the inside out. */
function partsAround(control: HTMLElement, main: HTMLElement): HTMLElement[] {
  const part = control.parentElement?.closest<HTMLElement>('section[tabindex]');
  return part === undefined || part === null || !main.contains(part)
    ? [main]
    : [part, ...partsAround(part, main)];
}

function isNowhere(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** While a dialog is open the focus is its matter. */
function isAsked(): boolean {
  return document.querySelector('[role=dialog], [role=alertdialog]') !== null;
}
