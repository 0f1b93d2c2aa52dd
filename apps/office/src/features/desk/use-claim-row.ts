import type { DeskQueue } from '@portal/domain/desk/queues/desk-queues';
import type { DeskRow } from '@portal/domain/desk/queues/office-desk.wire';
import { useApiMessage } from '@portal/web/api/use-api-message';
import { showToast } from '@portal/web/toasts';
import { useTranslation } from 'react-i18next';
import { useClaimRowMutation } from './desk-api.ts';
import { useRowName } from './row-name.ts';

/** Takes a row, or says who was faster. */
export function useClaimRow(queue: DeskQueue): (row: DeskRow) => Promise<void> {
  const { t } = useTranslation();
  const messageOf = useApiMessage();
  const nameOf = useRowName();
  const [claim] = useClaimRowMutation();
  return async (row) => {
    const { error } = await claim({ queue, id: row.claim.id, version: row.claim.version });
    if (error === undefined) {
      showToast('success', t('officeDesk.claimed', { what: nameOf(row) }));
    } else {
      showToast('problem', messageOf(error));
    }
  };
}
