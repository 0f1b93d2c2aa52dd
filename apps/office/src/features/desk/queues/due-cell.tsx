import type { DueTime } from '@portal/domain/desk/queues/desk-query';
import type { DeskRow } from '@portal/domain/desk/queues/office-desk.wire';
import { DEALER_TIME_ZONE, formatLastDay } from '@portal/domain/ground/formats/dates';
import { useFormats } from '@portal/web/i18n/use-formats';
import { useLanguage } from '@portal/web/i18n/use-language';
import { Badge, type BadgeTone } from '@portal/web/ui/badge';
import { useTranslation } from 'react-i18next';

const TONES: Readonly<Record<DueTime, BadgeTone>> = {
  overdue: 'danger',
  today: 'attention',
  later: 'neutral',
};

/** How long a row has been waiting, and the last day to do it: its due time is the midnight that ends the purchaser's day. */
export function DueCell({ row: { since, dueAt, due, claim } }: { row: DeskRow }) {
  const { t } = useTranslation();
  const { date } = useFormats();
  const language = useLanguage();
  return (
    <div className="text-sm">
      {due === null || dueAt === null ? null : (
        <p className="flex flex-wrap items-center gap-x-2">
          {due === 'later' ? null : <Badge tone={TONES[due]}>{t(`officeDesk.due.${due}`)}</Badge>}
          <span>{t('officeDesk.dueAt', { when: formatLastDay(dueAt, language, DEALER_TIME_ZONE) })}</span>
        </p>
      )}
      <p className="text-muted">{t('officeDesk.sinceDay', { when: date(since) })}</p>
      {claim.snoozedUntil === null ? null : (
        <p className="text-muted">{t('officeDesk.snoozedUntil', { when: date(claim.snoozedUntil) })}</p>
      )}
    </div>
  );
}
