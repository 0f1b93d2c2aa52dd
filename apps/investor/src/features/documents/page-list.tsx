import type { DocumentPage } from '@portal/domain/ground/pictures/document-page.wire';
import { ScrollRegion } from '@portal/web/ui/scroll-region';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenDocument } from '#state/open-document.ts';
import { PageSheet, type Shown } from './page-sheet.tsx';
import { useLeafing } from './use-leafing.ts';
import { useViewerKeys } from './use-viewer-keys.ts';
import { ViewerBar } from './viewer-bar.tsx';
import { nextZoom, type Zoom } from './zoom.ts';

type PageListProps = {
  document: OpenDocument;
  /** The first page that came: how many there are, and how most of them look. */
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

/** The pages one below the other, and the bar that leafs, enlarges and shows their words. */
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
        // A page wider than the window is moved by these keys.
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
    // From here the keys of the keyboard scroll.
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
