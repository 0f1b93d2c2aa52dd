import type { DealDocument } from '@portal/domain/offering/deals/deal.wire';
import { Card } from '@portal/web/ui/card';
import { DocumentLine } from '@portal/web/ui/document-line';
import { DocumentRow } from '@portal/web/ui/document-row';
import { Skeleton } from '@portal/web/ui/skeleton';
import { useTranslation } from 'react-i18next';
import { useDocumentRow } from '#state/documents/use-document-row.ts';

type DealDocumentsProps = {
  documents: readonly DealDocument[] | null | undefined;
  /** True if documents are listed only, as in a preview. */
  isListOnly: boolean;
};

/** A deal's documents, to read before deciding: an outline while they load, a sentence if they fail. */
export function DealDocuments({ documents, isListOnly }: DealDocumentsProps) {
  const { t } = useTranslation();
  const rowOf = useDocumentRow();
  if (documents === undefined) {
    return <Skeleton className="h-64 w-full rounded-card" />;
  }
  if (documents === null || documents.length === 0) {
    const why = documents === null ? 'failed' : 'none';
    return <p className="text-muted">{t(`dealPage.documents.${why}`)}</p>;
  }
  if (isListOnly) {
    return (
      <Card padding="none">
        {documents.map(({ id, title, pages, size }) => (
          <DocumentLine key={id} title={title} pages={pages} sizeBytes={size} />
        ))}
      </Card>
    );
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
