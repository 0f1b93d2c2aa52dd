import type { Memorandum } from '@portal/domain/wire/memorandum';
import { useApiMessage } from '@portal/web/api/use-api-message';
import { useFormats } from '@portal/web/i18n/use-formats';
import { showToast } from '@portal/web/toasts';
import { DocumentRow } from '@portal/web/ui/document-row';
import { useTranslation } from 'react-i18next';
import { useDownload } from '#state/use-download.ts';

/** The offering memorandum of an order, and when it was confirmed. */
export function MemorandumRow({ memorandum }: { memorandum: Memorandum }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const messageOf = useApiMessage();
  const { pendingId, download } = useDownload();
  const { documentId, title, acceptedAt } = memorandum;
  const save = () =>
    download(documentId).catch((error: unknown) =>
      showToast('problem', t('portfolio.documents.failed', { message: messageOf(error) })),
    );
  return (
    <ul className="border-line not-first:border-t">
      <DocumentRow
        title={title}
        detail={
          acceptedAt === null
            ? t('portfolio.documents.unconfirmed')
            : t('portfolio.documents.confirmed', { date: dateTime(acceptedAt) })
        }
        action={t('portfolio.documents.download')}
        onPress={() => void save()}
        isPending={pendingId !== null}
      />
    </ul>
  );
}
