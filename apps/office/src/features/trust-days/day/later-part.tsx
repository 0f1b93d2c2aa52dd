import type { TrustDay } from '@portal/domain/money/reconciliation/office-trust-days.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { Money } from '@portal/web/ui/money';
import { useTranslation } from 'react-i18next';
import { PagePart } from '#parts/page-part.tsx';

/** What came of a closed day's value days after it was closed. */
export function LaterPart({ later }: Pick<NonNullable<TrustDay['closed']>, 'later'>) {
  const { t } = useTranslation();
  const { day: format, dateTime } = useFormats();
  return (
    <PagePart id="later" title={t('officeTrustDays.later.title')}>
      <p className="text-muted">{t('officeTrustDays.later.text')}</p>
      <ul>
        {later.map(({ source, day, amount, text, reference, at }) => (
          <li
            key={`${source} ${at} ${day} ${amount} ${text}`}
            className="flex flex-wrap justify-between gap-x-6 border-line border-t py-2"
          >
            <span className="min-w-0 wrap-anywhere">
              {t(`officeTrustDays.later.${source}`)} · {format(day)}
              {reference === null ? '' : ` · ${t('officeTrustDays.order', { reference })}`}
              {text === null || text === '' ? '' : ` · ${text}`}{' '}
              <span className="text-muted">{t('officeTrustDays.later.heard', { when: dateTime(at) })}</span>
            </span>
            <Money dollars={amount} />
          </li>
        ))}
      </ul>
    </PagePart>
  );
}
