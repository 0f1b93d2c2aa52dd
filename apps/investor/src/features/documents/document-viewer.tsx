import { isApiError } from '@portal/web/api/api-error';
import { useApiMessage } from '@portal/web/api/use-api-message';
import { useFormats } from '@portal/web/i18n/use-formats';
import { Button } from '@portal/web/ui/button';
import { Cross, Download, Page } from '@portal/web/ui/icons';
import { Notice } from '@portal/web/ui/notice';
import { Spinner } from '@portal/web/ui/spinner';
import { useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useTranslation } from 'react-i18next';
import type { OpenDocument } from '#state/documents/open-document.ts';
import { useDownload } from '#state/documents/use-download.ts';
import { BarButton } from './bar-button.tsx';
import { FRESH_LINKS, useDocumentPageQuery } from './document-pages-api.ts';
import { PageList } from './page-list.tsx';
import { readingPlace } from './reading-places.ts';

type DocumentViewerProps = { document: OpenDocument; onClose: () => void };

/** A document page by page, full screen. Escape and Back close it; the page behind stays where it was. */
export function DocumentViewer({ document, onClose }: DocumentViewerProps) {
  const { t } = useTranslation();
  const { fileSize } = useFormats();
  const { id, ceremony, title } = document;
  const [start] = useState(() => readingPlace(id));
  const { data, error, isFetching, refetch } = useDocumentPageQuery(
    { id, ceremony, page: start },
    FRESH_LINKS,
  );
  const { pendingId, download } = useDownload();
  const [isSaveFailed, setSaveFailed] = useState(false);
  const save = () => {
    setSaveFailed(false);
    download(document).catch(() => setSaveFailed(true));
  };
  return (
    <ModalOverlay
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) {
          onClose();
        }
      }}
      className="fixed inset-0 z-40 bg-sunken"
    >
      <Modal className="size-full animate-rise">
        <Dialog className="flex size-full flex-col outline-none">
          <header className="flex items-center gap-1 border-line border-b bg-raised py-1 pr-2 pl-4">
            <Heading
              slot="title"
              className="min-w-0 flex-1 font-semibold font-text text-base leading-tight max-sm:text-sm"
            >
              {title}
            </Heading>
            <BarButton
              label={
                data === undefined
                  ? t('ui.document.download')
                  : t('viewer.download', { size: fileSize(data.size) })
              }
              onPress={save}
              isPending={pendingId !== null}
            >
              {pendingId === null ? <Download /> : <Spinner label={t('ui.working')} />}
            </BarButton>
            <BarButton label={t('ui.close')} onPress={onClose}>
              <Cross />
            </BarButton>
          </header>
          {isSaveFailed ? <Notice tone="danger" isNew title={t('viewer.notSaved')} /> : null}
          {data !== undefined ? (
            <PageList key={id} document={document} first={data} />
          ) : error === undefined || isFetching ? (
            <div className="grid flex-1 place-items-center">
              <Spinner label={t('viewer.opening')} />
            </div>
          ) : (
            <NotShown error={error} onDownload={save} onRetry={() => void refetch()} />
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

type NotShownProps = { error: unknown; onDownload: () => void; onRetry: () => void };

/** The document cannot be had at all, here or as a file. */
const CLOSED: ReadonlySet<string> = new Set([
  'NOT_FOUND',
  'SIGNING_LINK_INVALID',
  'SIGNING_OUT_OF_TURN',
  'STATE_REFUSES',
]);
/** A retry would not help. */
const FINAL: ReadonlySet<string> = new Set([...CLOSED, 'PAGES_PROTECTED', 'PAGES_NOT_DRAWN', 'PAGE_MISSING']);

/** Why a document cannot be read here, with what can be done instead. */
function NotShown({ error, onDownload, onRetry }: NotShownProps) {
  const { t } = useTranslation();
  const messageOf = useApiMessage();
  const code = isApiError(error) ? error.code : '';
  return (
    <div
      role="alert"
      className="mx-auto flex max-w-md flex-1 flex-col items-center justify-center gap-5 p-6 text-center"
    >
      <Page className="size-10 text-muted" />
      <p className="text-lg">{messageOf(error)}</p>
      <div className="flex flex-wrap justify-center gap-3">
        {CLOSED.has(code) ? null : (
          <Button tone="primary" onPress={onDownload}>
            {t('ui.document.download')}
          </Button>
        )}
        {FINAL.has(code) ? null : <Button onPress={onRetry}>{t('ui.retry')}</Button>}
      </div>
    </div>
  );
}
