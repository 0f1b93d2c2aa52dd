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

type DueCellProps = {
  row: DeskRow;
  /** In a column that says what it is about: without how long the row has been waiting, which the summary says. */
  isShort?: boolean;
};

/** How long a row has been waiting, and the last day to do it: its due time is the midnight that ends the purchaser's day. */
export function DueCell({ row: { since, dueAt, due, claim }, isShort = false }: DueCellProps) {
  const { t } = useTranslation();
  const { date } = useFormats();
  const language = useLanguage();
  const lastDay = dueAt === null ? '' : formatLastDay(dueAt, language, DEALER_TIME_ZONE);
  return (
    <div className="text-sm leading-tight">
      {due === null ? null : (
        <p className="flex flex-wrap items-center gap-x-2">
          {due === 'later' ? null : <Badge tone={TONES[due]}>{t(`officeDesk.due.${due}`)}</Badge>}
          <span>{isShort ? lastDay : t('officeDesk.dueAt', { when: lastDay })}</span>
        </p>
      )}
      {isShort ? null : <p className="text-muted">{t('officeDesk.sinceDay', { when: date(since) })}</p>}
      {claim.snoozedUntil === null ? null : (
        <p className="text-muted">{t('officeDesk.snoozedUntil', { when: date(claim.snoozedUntil) })}</p>
      )}
    </div>
  );
}
