import { DEALER_TIME_ZONE, formatLastDay } from '@portal/domain/ground/formats/dates';
import type { PaymentFlagShown } from '@portal/domain/money/payments/office-flags.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { useLanguage } from '@portal/web/i18n/use-language';
import { useTranslation } from 'react-i18next';

const DAY_MS = 86_400_000;

/** Since when a flag waits and until when it is to be worked; or who cleared it, when and why. */
export function FlagTimes({ flag: { since, dueAt, cleared } }: { flag: PaymentFlagShown }) {
  const { t } = useTranslation();
  const { dateTime, number } = useFormats();
  const language = useLanguage();
  if (cleared === null) {
    const days = Math.floor((Date.now() - Date.parse(since)) / DAY_MS);
    const when = dateTime(since);
    return (
      <p className="flex flex-wrap gap-x-4 text-muted text-sm">
        <span>
          {days < 1
            ? t('officeFlags.sinceToday', { when })
            : t('officeFlags.since', { when, count: days, number: number(days) })}
        </span>
        <span>{t('officeFlags.due', { when: formatLastDay(dueAt, language, DEALER_TIME_ZONE) })}</span>
      </p>
    );
  }
  const { at, by, reason } = cleared;
  const when = dateTime(at);
  if (reason === null) {
    return <p className="text-muted text-sm">{t('officeFlags.cleared.byItself', { when })}</p>;
  }
  return (
    <div className="text-sm">
      <p className="text-muted">
        {by === null
          ? t('officeFlags.cleared.unknown', { when })
          : t('officeFlags.cleared.by', { name: by, when })}
      </p>
      <p className="whitespace-pre-line wrap-anywhere">{t('officeFlags.cleared.reason', { reason })}</p>
    </div>
  );
}
