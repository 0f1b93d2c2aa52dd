import type { Trade } from '@portal/domain/order/trades/trade.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { DocumentRow } from '@portal/web/ui/document-row';
import { useTranslation } from 'react-i18next';
import { useDocumentRow } from '#state/use-document-row.ts';

/** The sealed documents of an order, each to be kept by the person who signed. */
export function SignedDocuments({ trade }: { trade: Trade }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const rowOf = useDocumentRow();
  if (trade.signedDocumentList.length === 0) {
    return <p className="text-muted">{t('wizard.sign.sealing')}</p>;
  }
  return (
    <ul className="overflow-hidden rounded-card border border-line bg-raised shadow-raised">
      {trade.signedDocumentList.map((document) => (
        <DocumentRow
          key={document.id}
          {...rowOf(document)}
          note={t('wizard.sign.signedOn', { date: formats.dateTime(document.signedAt) })}
          sizeBytes={document.size}
        />
      ))}
    </ul>
  );
}
