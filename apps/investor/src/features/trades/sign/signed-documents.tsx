import type { Trade } from '@portal/domain/wire/trade';
import { useFormats } from '@portal/web/i18n/use-formats';
import { useTranslation } from 'react-i18next';
import { FileLinkRow } from '../file-link-row.tsx';

/** The sealed documents of an order, each to be kept by the person who signed. */
export function SignedDocuments({ trade }: { trade: Trade }) {
  const { t } = useTranslation();
  const formats = useFormats();
  if (trade.signedDocumentList.length === 0) {
    return <p className="text-muted">{t('wizard.sign.sealing')}</p>;
  }
  return (
    <ul className="overflow-hidden rounded-card border border-line bg-raised shadow-raised">
      {trade.signedDocumentList.map(({ id, title, signedAt }) => (
        <FileLinkRow
          key={id}
          fileId={id}
          title={title}
          detail={t('wizard.sign.signedOn', { date: formats.dateTime(signedAt) })}
        />
      ))}
    </ul>
  );
}
