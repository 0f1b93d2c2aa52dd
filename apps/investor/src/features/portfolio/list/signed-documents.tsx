import type { SignedDocument } from '@portal/domain/order/trades/trade.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { DocumentRow } from '@portal/web/ui/document-row';
import { useTranslation } from 'react-i18next';
import { useDocumentRow } from '#state/documents/use-document-row.ts';

export type ListedDocument = SignedDocument & {
  /** Its deal, in a list covering several. */
  dealName?: string | undefined;
};

/** Signed documents, each to read here or save. */
export function SignedDocuments({ documents }: { documents: readonly ListedDocument[] }) {
  const { t } = useTranslation();
  const { date } = useFormats();
  const rowOf = useDocumentRow();
  return (
    <ul>
      {documents.map((document) => {
        const signed = t('portfolio.documents.signedOn', { date: date(document.signedAt) });
        const { dealName } = document;
        return (
          <DocumentRow
            key={document.id}
            {...rowOf(document)}
            note={dealName === undefined ? signed : `${dealName} · ${signed}`}
            sizeBytes={document.size}
          />
        );
      })}
    </ul>
  );
}
