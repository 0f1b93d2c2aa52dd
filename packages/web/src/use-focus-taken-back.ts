import { type RefObject, useEffect } from 'react';

/** After the moves of focus by which a window is announced when it opens, which take half a second. */
const FOCUS_SETTLED_MS = 800;

/**
 * Gives the focus to the window around `part` when it has come to nobody: React Aria gives it once every transition of the page has
 * ended, and one that is cancelled in the frame in which it began never ends for it. Without focus, no key would close the window.
 */
export function useFocusTakenBack(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const takeBack = () => {
      if (document.activeElement === document.body) {
        part.current
          ?.closest<HTMLElement>('[role=dialog], [role=alertdialog]')
          ?.focus({ preventScroll: true });
      }
    };
    const timer = setTimeout(takeBack, FOCUS_SETTLED_MS);
    return () => clearTimeout(timer);
  }, [part]);
}
