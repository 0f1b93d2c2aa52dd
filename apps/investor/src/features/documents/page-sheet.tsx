import type { DocumentPage } from '@portal/domain/ground/pictures/document-page.wire';
import { useApiMessage } from '@portal/web/api/use-api-message';
import { Button } from '@portal/web/ui/button';
import { Spinner } from '@portal/web/ui/spinner';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentAccess } from '#state/documents/file-link-api.ts';
import { FRESH_LINKS, useDocumentPageQuery } from './document-pages-api.ts';
import { paragraphsOf } from './paragraphs-of.ts';
import type { Zoom } from './zoom.ts';

export type Shown = 'pictures' | 'words';

type PageSheetProps = {
  document: DocumentAccess;
  number: number;
  pages: number;
  /** Width by height, for pages not loaded yet: most pages of a document are alike. */
  ratio: number;
  zoom: Zoom;
  shown: Shown;
};

/** One page, loaded when scrolled near. */
export function PageSheet({ document, number, pages, ratio, zoom, shown }: PageSheetProps) {
  const { t } = useTranslation();
  const messageOf = useApiMessage();
  const sheet = useRef<HTMLElement>(null);
  const isNear = useIsNear(sheet);
  const [isBroken, setBroken] = useState(false);
  const { data, error, isFetching, refetch } = useDocumentPageQuery(
    { id: document.id, ceremony: document.ceremony, page: number },
    { skip: !isNear, ...FRESH_LINKS },
  );
  const again = () => {
    setBroken(false);
    void refetch();
  };
  const problem = isBroken ? t('viewer.notDrawn') : error === undefined ? null : messageOf(error);
  const isWords = shown === 'words';
  const shape = data === undefined ? ratio : data.width / data.height;
  return (
    <section
      ref={sheet}
      data-page={number}
      aria-label={t('viewer.page', { number, pages })}
      className="mx-auto overflow-clip border border-line bg-snow text-ink shadow-raised"
      style={{
        width: `calc(min(100cqw - 2rem, 56rem) * ${isWords ? 1 : zoom})`,
        ...(isWords ? { fontSize: `${zoom}em`, minHeight: '50cqw' } : { aspectRatio: shape }),
      }}
    >
      {problem !== null && !isFetching ? (
        <Problem text={problem} onRetry={again} />
      ) : data === undefined ? (
        <div className="grid size-full place-items-center">
          {isNear ? <Spinner label={t('ui.working')} /> : null}
        </div>
      ) : (
        <PageContent page={data} isWords={isWords} onBroken={() => setBroken(true)} />
      )}
    </section>
  );
}

type PageContentProps = { page: DocumentPage; isWords: boolean; onBroken: () => void };

/** The picture with its text for screen readers, or the text alone. */
function PageContent({ page, isWords, onBroken }: PageContentProps) {
  const { t } = useTranslation();
  const paragraphs = paragraphsOf(page.text);
  return (
    <>
      {isWords ? null : (
        <img
          src={page.picture}
          alt={paragraphs.length === 0 ? t('viewer.noWords') : ''}
          width={page.width}
          height={page.height}
          decoding="async"
          onError={onBroken}
          className="h-auto w-full"
        />
      )}
      <div className={isWords ? 'flex flex-col gap-[1em] px-5 py-8 leading-relaxed sm:px-10' : 'sr-only'}>
        {paragraphs.length === 0 && isWords ? <p>{t('viewer.noWords')}</p> : null}
        {paragraphs.map((paragraph, place) => {
          // The paragraphs of a page never change order.
          const key = `${place} ${paragraph}`;
          return <p key={key}>{paragraph}</p>;
        })}
      </div>
    </>
  );
}

function Problem({ text, onRetry }: { text: string; onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <div role="alert" className="flex size-full flex-col items-center justify-center gap-4 p-6 text-center">
      <p>{text}</p>
      <Button onPress={onRetry}>{t('ui.retry')}</Button>
    </div>
  );
}

/** Pages that only fly by are not loaded. */
const REST_MS = 150;
/** One window above and below. */
const NEAR = '100% 0px';

/** True once an element has been in or near its scroller's window for a moment. */
function useIsNear(element: RefObject<HTMLElement | null>): boolean {
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
