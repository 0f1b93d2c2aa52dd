import type { SignedDocument } from '@portal/domain/wire/trade';
import { useApiMessage } from '@portal/web/api/use-api-message';
import { useFormats } from '@portal/web/i18n/use-formats';
import { showToast } from '@portal/web/toasts';
import { DocumentRow } from '@portal/web/ui/document-row';
import { useTranslation } from 'react-i18next';
import { useDownload } from '#state/use-download.ts';

export type ListedDocument = SignedDocument & {
  /** The deal that it belongs to, where a list holds those of several. */
  dealName?: string | undefined;
};

/** Signed documents, each to save by a press. */
export function SignedDocuments({ documents }: { documents: readonly ListedDocument[] }) {
  const { t } = useTranslation();
  const { date } = useFormats();
  const messageOf = useApiMessage();
  const { pendingId, download } = useDownload();
  const save = (id: string) =>
    download(id).catch((error: unknown) =>
      showToast('problem', t('portfolio.documents.failed', { message: messageOf(error) })),
    );
  return (
    <ul>
      {documents.map(({ id, title, signedAt, dealName }) => {
        const signed = t('portfolio.documents.signedOn', { date: date(signedAt) });
        return (
          <DocumentRow
            key={id}
            title={title}
            detail={dealName === undefined ? signed : t('portfolio.documents.ofDeal', { dealName, signed })}
            action={t('portfolio.documents.download')}
            onPress={() => void save(id)}
            isPending={pendingId === id}
          />
        );
      })}
    </ul>
  );
}
