import type { DocumentPage } from '@portal/domain/ground/pictures/document-page.wire';
import { ScrollRegion } from '@portal/web/ui/scroll-region';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenDocument } from '#state/documents/open-document.ts';
import { PageSheet, type Shown } from './page-sheet.tsx';
import { keepReadingPlace, readingPlace } from './reading-places.ts';
import { ViewerBar } from './viewer-bar.tsx';
import { nextZoom, type Zoom } from './zoom.ts';

type PageListProps = {
  document: OpenDocument;
  /** The first page loaded: gives the number of pages and their usual shape. */
  first: DocumentPage;
};

const LEAFING: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

const larger = (zoom: Zoom) => nextZoom(zoom, 1);
const ENLARGING: Readonly<Record<string, (zoom: Zoom) => Zoom>> = {
  '+': larger,
  '=': larger,
  '-': (zoom) => nextZoom(zoom, -1),
  '0': () => 1,
};

/** The pages one below the other, and the bar to turn them, zoom, and show their text. */
export function PageList({ document, first }: PageListProps) {
  const { t } = useTranslation();
  const [zoom, setZoom] = useState<Zoom>(1);
  const [shown, setShown] = useState<Shown>('pictures');
  const { scroller, page, goTo } = useLeafing(document.id, `${zoom} ${shown}`);
  const act = useCallback(
    (key: string) => {
      const leafs = LEAFING[key];
      const change = ENLARGING[key];
      if (change !== undefined) {
        setZoom(change);
      } else if (leafs !== undefined && zoom <= 1) {
        // These keys pan a page wider than the window.
        goTo(page + leafs);
      } else {
        return false;
      }
      return true;
    },
    [goTo, page, zoom],
  );
  useViewerKeys(act);
  useEffect(() => {
    // So that the keyboard scrolls.
    scroller.current?.focus({ preventScroll: true });
  }, [scroller]);
  const numbers = Array.from({ length: first.pages }, (_, index) => index + 1);
  return (
    <div className="flex min-h-0 flex-1 flex-col sm:flex-col-reverse">
      <ScrollRegion
        regionRef={scroller}
        label={document.title}
        className="@container min-h-0 flex-1 overflow-auto overscroll-contain"
      >
        <div className="flex w-fit min-w-full flex-col gap-4 py-4 *:shrink-0">
          {numbers.map((number) => (
            <PageSheet
              key={number}
              document={document}
              number={number}
              pages={first.pages}
              ratio={first.width / first.height}
              zoom={zoom}
              shown={shown}
            />
          ))}
        </div>
      </ScrollRegion>
      <section
        aria-label={t('viewer.tools')}
        className="border-line border-t bg-raised px-2 pt-1 pb-[calc(0.25rem+env(safe-area-inset-bottom))] sm:border-t-0 sm:border-b"
      >
        <ViewerBar
          page={page}
          pages={first.pages}
          onGo={goTo}
          zoom={zoom}
          onZoom={setZoom}
          shown={shown}
          onShow={setShown}
        />
      </section>
    </div>
  );
}

/** Listens for keys wherever focus is, except in inputs. `act` gets the key and returns whether it handled it. */
function useViewerKeys(act: (key: string) => boolean): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLInputElement;
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
      if (!isTyping && !hasModifier && act(event.key)) {
        event.preventDefault();
      }
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [act]);
}

type Leafing = {
  scroller: RefObject<HTMLElement | null>;
  /** The page in the middle of the window, counted from 1. */
  page: number;
  goTo: (page: number) => void;
};

/**
 * The page in view, and a way to go to another. Starts where the person left the document. `size` changes with whatever
 * changes the pages' height: the place on the page is kept.
 */
function useLeafing(fileId: string, size: string): Leafing {
  const scroller = useRef<HTMLElement>(null);
  const [page, setPage] = useState(() => readingPlace(fileId));
  const share = useRef(0);
  const goTo = useCallback((wanted: number) => sheetOf(scroller.current, wanted)?.scrollIntoView(), []);
  useLayoutEffect(() => {
    if (readingPlace(fileId) > 1) {
      goTo(readingPlace(fileId));
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

/** The last page that starts above the middle of the window. */
function pageInView(box: HTMLElement): number {
  const middle = box.getBoundingClientRect().top + box.clientHeight / 2;
  const sheets = [...box.querySelectorAll('[data-page]')];
  const above = sheets.filter((sheet) => sheet.getBoundingClientRect().top <= middle);
  return Math.max(1, above.length);
}
