import type { OfficeOrder } from '@portal/domain/desk/orders/office-order.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { Notice } from '@portal/web/ui/notice';
import { useTranslation } from 'react-i18next';
import { NewToday } from '#parts/new-today.tsx';

/** The proposal that is waiting for a second person, and why the first cannot approve it. */
export function Proposed({ approval }: Pick<OfficeOrder, 'approval'>) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  if (approval === null) {
    return null;
  }
  const { maker, submittedAt, expiresAt, isOwn, workedOnIt } = approval;
  return (
    <Notice>
      <p>
        {t('officeOrder.moves.proposed', {
          name: maker,
          when: dateTime(submittedAt ?? ''),
          until: dateTime(expiresAt),
        })}
      </p>
      {isOwn || workedOnIt ? <p>{t('officeOrder.moves.ownProposal')}</p> : <NewToday maker={maker} />}
    </Notice>
  );
}
