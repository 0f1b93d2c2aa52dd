import { useApiMessage } from '@portal/web/api/use-api-message';
import { showToast } from '@portal/web/toasts';
import type { DocumentRowProps } from '@portal/web/ui/document-row';
import { useTranslation } from 'react-i18next';
import { type OpenDocument, useOpenDocument } from './open-document.ts';
import { useDownload } from './use-download.ts';

type StoredRow = Pick<DocumentRowProps, 'title' | 'onOpen' | 'onDownload' | 'isPending'>;

/** Props for the row of a stored PDF: opened in the page, saved by a link requested when pressed. */
export function useDocumentRow(): (document: OpenDocument) => StoredRow {
  const { t } = useTranslation();
  const messageOf = useApiMessage();
  const open = useOpenDocument();
  const { pendingId, download } = useDownload();
  return (document) => ({
    title: document.title,
    onOpen: () => open(document),
    onDownload: () =>
      void download(document).catch((error: unknown) =>
        showToast('problem', t('ui.document.failed', { message: messageOf(error) })),
      ),
    isPending: pendingId === document.id,
  });
}
