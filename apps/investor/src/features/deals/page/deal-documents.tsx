import type { DealDocument, DealDocumentKind } from '@portal/domain/wire/deal';
import { useApiMessage } from '@portal/web/api/use-api-message';
import { showToast } from '@portal/web/toasts';
import { Card } from '@portal/web/ui/card';
import { DocumentRow } from '@portal/web/ui/document-row';
import { useTranslation } from 'react-i18next';
import { useDownload } from '#state/use-download.ts';

/** The papers of a deal, to read before anything is decided. */
export function DealDocuments({ documents }: { documents: readonly DealDocument[] }) {
  const { t } = useTranslation();
  const messageOf = useApiMessage();
  const { pendingId, download } = useDownload();
  const kindName = (kind: DealDocumentKind) => t(`dealPage.documents.kinds.${kind}`);
  const open = (id: string) =>
    download(id).catch((error: unknown) =>
      showToast('problem', t('dealPage.documents.failed', { message: messageOf(error) })),
    );
  if (documents.length === 0) {
    return <p className="text-muted">{t('dealPage.documents.none')}</p>;
  }
  return (
    <Card padding="none">
      <ul>
        {documents.map(({ id, kind, pages }) => (
          <DocumentRow
            key={id}
            title={kindName(kind)}
            detail={t('dealPage.documents.detail', { count: pages })}
            action={t('dealPage.documents.download')}
            onPress={() => void open(id)}
            isPending={pendingId === id}
          />
        ))}
      </ul>
    </Card>
  );
}
