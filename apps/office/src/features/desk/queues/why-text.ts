import type { DeskRow } from '@portal/domain/desk/queues/office-desk.wire';
import { useTranslation } from 'react-i18next';

/** Why a row is in its queue; for an ordinary row, the state of its order. */
export function useWhyText(): (row: DeskRow) => string {
  const { t } = useTranslation();
  return ({ why, facts: { reason = '', error = '', carries = '' }, order }) =>
    why === 'any' && order !== null
      ? t(`trades.status.${order.status}.name`)
      : t(`officeDesk.why.${why}`, { reason, error, carries }).trim();
}
