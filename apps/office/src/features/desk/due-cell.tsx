import type { DueTime } from '@portal/domain/desk/desk-query';
import type { DeskRow } from '@portal/domain/wire/office-desk';
import { useFormats } from '@portal/web/i18n/use-formats';
import { Badge, type BadgeTone } from '@portal/web/ui/badge';
import { useTranslation } from 'react-i18next';

const TONES: Readonly<Record<DueTime, BadgeTone>> = {
  overdue: 'danger',
  today: 'attention',
  later: 'neutral',
};

/** Since when a row waits, and until when it should be done. */
export function DueCell({ row: { since, dueAt, due, claim } }: { row: DeskRow }) {
  const { t } = useTranslation();
  const { date, deadline } = useFormats();
  return (
    <div className="text-sm">
      {due === null || dueAt === null ? null : (
        <p className="flex flex-wrap items-center gap-x-2">
          {due === 'later' ? null : <Badge tone={TONES[due]}>{t(`officeDesk.due.${due}`)}</Badge>}
          <span>{t('officeDesk.dueAt', { when: deadline(dueAt) })}</span>
        </p>
      )}
      <p className="text-muted">{t('officeDesk.sinceDay', { when: date(since) })}</p>
      {claim.snoozedUntil === null ? null : (
        <p className="text-muted">{t('officeDesk.snoozedUntil', { when: date(claim.snoozedUntil) })}</p>
      )}
    </div>
  );
}
