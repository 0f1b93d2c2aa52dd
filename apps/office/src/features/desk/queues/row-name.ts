import type { DeskRow } from '@portal/domain/desk/queues/office-desk.wire';
import { workNameOf } from '@portal/domain/desk/queues/work-kinds';
import { useTranslation } from 'react-i18next';

/** What stands first at a row: whose it is, or of work, what it does. */
export function useRowTitle(): (row: DeskRow) => string {
  const { t } = useTranslation();
  return ({ claim, facts, investor }) => {
    if (claim.kind === 'job') {
      const { job = '' } = facts;
      const { key, values } = workNameOf(job);
      return t(key, values);
    }
    const nobody = claim.kind === 'message' ? 'officeDesk.notLoggedIn' : 'officeDesk.noInvestor';
    return investor?.name ?? t(nobody);
  };
}

/** What a row is called where it is spoken of: its title, and which order. */
export function useRowName(): (row: DeskRow) => string {
  const titleOf = useRowTitle();
  return (row) => [titleOf(row), row.order?.reference].filter(Boolean).join(', ');
}
