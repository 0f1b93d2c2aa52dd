import { type RefObject, useEffect, useRef } from 'react';

/** Gives an element the focus when it appears, so that a change of the whole screen is read out. */
export function useFocusOnce<Element extends HTMLElement>(): RefObject<Element | null> {
  const element = useRef<Element>(null);
  useEffect(() => {
    element.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, []);
  return element;
}
