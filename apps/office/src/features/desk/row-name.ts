import type { DeskRow } from '@portal/domain/wire/office-desk';
import { useTranslation } from 'react-i18next';

/** What a row is called where it is spoken of: whose it is, and which order. */
export function useRowName(): (row: DeskRow) => string {
  const { t } = useTranslation();
  return ({ investor, order }) =>
    [investor?.name ?? t('officeDesk.noInvestor'), order?.reference].filter(Boolean).join(', ');
}
