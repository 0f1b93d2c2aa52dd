import type { Claim } from '@portal/domain/desk/queues/office-desk.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { useTranslation } from 'react-i18next';

/** Who has a row and until when, and who else has its page open at this moment. */
export function HolderCell({ claim: { holder, viewing }, selfId }: { claim: Claim; selfId: string }) {
  const { t } = useTranslation();
  const { time } = useFormats();
  return (
    <div className="min-w-0 text-sm">
      {holder === null ? (
        <p className="text-muted">{t('officeDesk.nobody')}</p>
      ) : (
        <p>
          <span className="font-semibold">{holder.id === selfId ? t('officeDesk.you') : holder.name}</span>{' '}
          <span className="text-muted">{t('officeDesk.until', { when: time(holder.until) })}</span>
        </p>
      )}
      {viewing.length === 0 ? null : (
        <p className="text-info">
          {t('officeDesk.viewing', { names: viewing.map(({ name }) => name).join(', ') })}
        </p>
      )}
    </div>
  );
}
