import type { ReturnsPreview } from '@portal/domain/money/payments/office-returns.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { Notice } from '@portal/web/ui/notice';
import { useTranslation } from 'react-i18next';
import { ReturnedTable } from './returned-table.tsx';

/** Every record of a file before it is taken, and what it would become; of a very long file the first ones, and how many there are. */
export function ReturnsPreviewPart({ preview }: { preview: ReturnsPreview }) {
  const { t } = useTranslation();
  const { day, number } = useFormats();
  const { isKnown, count, rows, createdOn } = preview;
  const title = t('officeReturns.title', {
    count,
    number: number(count),
    file: String(preview.number),
    day: day(createdOn),
  });
  return (
    <section aria-labelledby="returns-preview" className="grid gap-3">
      <h3 id="returns-preview" className="font-semibold">
        {title}
      </h3>
      {isKnown ? <Notice tone="attention" isNew title={t('officeReturns.known')} /> : null}
      {rows.length < count ? (
        <p className="text-muted">{t('officeReturns.first', { number: number(rows.length) })}</p>
      ) : null}
      {count === 0 ? null : <ReturnedTable label={title} rows={rows} isTaken={false} />}
    </section>
  );
}
