import type { DeskRow } from '@portal/domain/desk/queues/office-desk.wire';
import { workNameOf } from '@portal/messages/work-name';
import { useTranslation } from 'react-i18next';

/** The title of a row: whose it is, or what the job does. */
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

/** The name of a row in messages: its title, and its order. */
export function useRowName(): (row: DeskRow) => string {
  const titleOf = useRowTitle();
  return (row) => [titleOf(row), row.order?.reference].filter(Boolean).join(', ');
}
