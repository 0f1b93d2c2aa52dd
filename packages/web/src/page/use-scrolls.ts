import { type RefObject, useLayoutEffect, useState } from 'react';

/** True if a box holds more than it shows, and so scrolls. */
export function useScrolls(region: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false);
  useLayoutEffect(() => {
    const box = region.current;
    if (box === null) {
      return undefined;
    }
    const measure = () =>
      setScrolls(box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight);
    const observer = new ResizeObserver(measure);
    for (const measured of [box, ...box.children]) {
      observer.observe(measured);
    }
    measure();
    return () => observer.disconnect();
  }, [region]);
  return scrolls;
}
