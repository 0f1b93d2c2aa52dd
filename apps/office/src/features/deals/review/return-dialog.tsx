import type { DealReview } from '@portal/domain/offering/deals/office-deals.wire';
import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '#parts/dialogs/reason-dialog.tsx';
import { useMoveDealMutation } from '../deals-api.ts';

type ReturnDialogProps = { id: string; review: DealReview; onClose: () => void };

/** Sends what is in review back to who wrote it, with what to change. */
export function ReturnDialog({ id, review: { proposalId, maker }, onClose }: ReturnDialogProps) {
  const { t } = useTranslation();
  const [moveDeal, { error }] = useMoveDealMutation();
  return (
    <ReasonDialog
      title={t('officeDeals.decision.returnTitle')}
      label={t('officeDeals.decision.returnReason')}
      hint={t('officeDeals.decision.returnHint', { name: maker.name })}
      rows={6}
      submitText={t('officeDeals.decision.return')}
      send={(reason) => moveDeal({ id, move: 'return', body: { proposalId, reason } })}
      error={error}
      done={t('officeDeals.decision.returned', { name: maker.name })}
      onClose={onClose}
    />
  );
}
