import type { DealDocument } from '@portal/domain/wire/deal';
import { Card } from '@portal/web/ui/card';
import { DocumentRow } from '@portal/web/ui/document-row';
import { Skeleton } from '@portal/web/ui/skeleton';
import { useTranslation } from 'react-i18next';
import { useDocumentRow } from '#state/use-document-row.ts';

/** The papers of a deal, to read before anything is decided; their outline while they are on their way. */
export function DealDocuments({ documents }: { documents: readonly DealDocument[] | undefined }) {
  const { t } = useTranslation();
  const rowOf = useDocumentRow();
  if (documents === undefined) {
    return <Skeleton className="h-64 w-full rounded-card" />;
  }
  if (documents.length === 0) {
    return <p className="text-muted">{t('dealPage.documents.none')}</p>;
  }
  return (
    <Card padding="none">
      <ul>
        {documents.map((document) => (
          <DocumentRow
            key={document.id}
            {...rowOf(document)}
            pages={document.pages}
            sizeBytes={document.size}
          />
        ))}
      </ul>
    </Card>
  );
}
