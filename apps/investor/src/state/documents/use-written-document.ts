import type { DocumentLink } from '@portal/domain/order/trades/trade.wire';
import { useApiMessage } from '@portal/web/api/use-api-message';
import { showToast } from '@portal/web/toasts';
import type { DocumentRowProps } from '@portal/web/ui/document-row';
import { useTranslation } from 'react-i18next';
import { useOpenDocument } from './open-document.ts';

type WrittenRow = Pick<DocumentRowProps, 'title' | 'onOpen' | 'onDownload'>;

/** Props for the row of a document generated on request; `write` rejects with the call's error. */
export function useWrittenDocument(): (
  title: string,
  write: () => Promise<DocumentLink>,
  isRead: boolean,
) => WrittenRow {
  const { t } = useTranslation();
  const messageOf = useApiMessage();
  const open = useOpenDocument();
  const tell = (error: unknown) =>
    showToast('problem', t('ui.document.failed', { message: messageOf(error) }));
  return (title, write, isRead) => ({
    title,
    onOpen: isRead ? () => void write().then(({ fileId }) => open({ id: fileId, title }), tell) : undefined,
    onDownload: () => void write().then(({ url }) => window.location.assign(url), tell),
  });
}
