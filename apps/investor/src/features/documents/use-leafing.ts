import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { keepReadingPlace, readingPlaceOf } from './reading-places.ts';

export type Leafing = {
  scroller: RefObject<HTMLElement | null>;
  /** The page in the middle of the window, counted from 1. */
  page: number;
  goTo: (page: number) => void;
};

/**
 * Which page of a document a person looks at, and the way to another. It begins where they left the document. `size` changes
 * with all that changes how high pages are: the place on the page stays.
 */
export function useLeafing(fileId: string, size: string): Leafing {
  const scroller = useRef<HTMLElement>(null);
  const [page, setPage] = useState(() => readingPlaceOf(fileId));
  const share = useRef(0);
  const goTo = useCallback((wanted: number) => sheetOf(scroller.current, wanted)?.scrollIntoView(), []);
  useLayoutEffect(() => {
    if (readingPlaceOf(fileId) > 1) {
      goTo(readingPlaceOf(fileId));
    }
  }, [fileId, goTo]);
  useEffect(() => {
    const box = scroller.current;
    const look = () => {
      if (box !== null) {
        share.current = box.scrollTop / box.scrollHeight;
        const shown = pageInView(box);
        setPage(shown);
        keepReadingPlace(fileId, shown);
      }
    };
    box?.addEventListener('scroll', look, { passive: true });
    return () => box?.removeEventListener('scroll', look);
  }, [fileId]);
  const lastSize = useRef(size);
  useLayoutEffect(() => {
    const box = scroller.current;
    if (box !== null && lastSize.current !== size) {
      lastSize.current = size;
      box.scrollTop = share.current * box.scrollHeight;
    }
  }, [size]);
  return { scroller, page, goTo };
}

function sheetOf(box: HTMLElement | null, page: number): Element | null {
  return box?.querySelector(`[data-page="${page}"]`) ?? null;
}

/** The last page that begins above the middle of the window. */
function pageInView(box: HTMLElement): number {
  const middle = box.getBoundingClientRect().top + box.clientHeight / 2;
  const sheets = [...box.querySelectorAll('[data-page]')];
  const above = sheets.filter((sheet) => sheet.getBoundingClientRect().top <= middle);
  return Math.max(1, above.length);
}
