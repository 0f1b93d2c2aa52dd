import { useFormats } from '@portal/web/i18n/use-formats';
import { Cross, Download } from '@portal/web/ui/icons';
import { Notice } from '@portal/web/ui/notice';
import { Spinner } from '@portal/web/ui/spinner';
import { useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useTranslation } from 'react-i18next';
import type { OpenDocument } from '#state/open-document.ts';
import { useDownload } from '#state/use-download.ts';
import { BarButton } from './bar-button.tsx';
import { FRESH_LINKS, useDocumentPageQuery } from './document-pages-api.ts';
import { NotShown } from './not-shown.tsx';
import { PageList } from './page-list.tsx';
import { readingPlaceOf } from './reading-places.ts';

type DocumentViewerProps = { document: OpenDocument; onClose: () => void };

/** A document page by page over the whole screen. Escape and Back close it; the page behind stays where it was. */
export function DocumentViewer({ document, onClose }: DocumentViewerProps) {
  const { t } = useTranslation();
  const { fileSize } = useFormats();
  const { id, ceremony, title } = document;
  const [start] = useState(() => readingPlaceOf(id));
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
