import { type RefObject, useEffect, useState } from 'react';

/** Who leafs through a document asks for no page that only flew by. */
const REST_MS = 150;
/** One window above and below. */
const NEAR = '100% 0px';

/** True from when an element has been in the window of its scroller, or nearly, for a moment. */
export function useIsNear(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const watched = element.current;
    if (watched === null || isNear) {
      return undefined;
    }
    let rest: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(rest);
        if (entry?.isIntersecting === true) {
          rest = setTimeout(() => setNear(true), REST_MS);
        }
      },
      { root: watched.closest('[data-scroller]'), rootMargin: NEAR },
    );
    observer.observe(watched);
    return () => {
      observer.disconnect();
      clearTimeout(rest);
    };
  }, [element, isNear]);
  return isNear;
}
