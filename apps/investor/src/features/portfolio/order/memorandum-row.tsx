import type { Memorandum } from '@portal/domain/offering/memorandum/memorandum.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { DocumentRow } from '@portal/web/ui/document-row';
import { useTranslation } from 'react-i18next';
import { useDocumentRow } from '#state/use-document-row.ts';

/** The offering memorandum of an order, and when it was confirmed. */
export function MemorandumRow({ memorandum }: { memorandum: Memorandum }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const rowOf = useDocumentRow();
  const { documentId, title, acceptedAt } = memorandum;
  return (
    <ul className="border-line not-first:border-t">
      <DocumentRow
        {...rowOf({ id: documentId, title })}
        note={
          acceptedAt === null
            ? t('portfolio.documents.unconfirmed')
            : t('portfolio.documents.confirmed', { date: dateTime(acceptedAt) })
        }
      />
    </ul>
  );
}
