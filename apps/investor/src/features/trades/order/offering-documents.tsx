import type { DealDocument } from '@portal/domain/offering/deals/deal.wire';
import { DocumentRow } from '@portal/web/ui/document-row';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useDocumentRow } from '#state/documents/use-document-row.ts';

/** The offering memorandum and related documents, to read before buying. */
export function OfferingDocuments({ documents }: { documents: readonly DealDocument[] }) {
  const { t } = useTranslation();
  const titleId = useId();
  const rowOf = useDocumentRow();
  if (documents.length === 0) {
    return null;
  }
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-3">
      <h2 id={titleId} className="text-xl">
        {t('wizard.order.documents.title')}
      </h2>
      <p className="max-w-prose text-sm text-muted">{t('wizard.order.documents.lead')}</p>
      <ul className="overflow-hidden rounded-card border border-line bg-raised">
        {documents.map((document) => (
          <DocumentRow
            key={document.id}
            {...rowOf(document)}
            pages={document.pages}
            sizeBytes={document.size}
          />
        ))}
      </ul>
    </section>
  );
}
