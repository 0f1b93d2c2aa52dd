import type { OfficeMemorandum } from '@portal/domain/agreement/memorandum/office-memorandum.wire';
import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '#parts/dialogs/reason-dialog.tsx';
import { useMoveMemorandumMutation } from './memorandum-api.ts';

type ReturnProps = {
  dealId: string;
  review: NonNullable<OfficeMemorandum['review']>;
  onClose: () => void;
};

/** Sends a memorandum back to who brought it, with what to change. */
export function ReturnMemorandumDialog({ dealId, review: { proposalId, maker }, onClose }: ReturnProps) {
  const { t } = useTranslation();
  const [move, { error }] = useMoveMemorandumMutation();
  return (
    <ReasonDialog
      title={t('officeMemorandum.decision.returnTitle')}
      label={t('officeDeals.decision.returnReason')}
      hint={t('officeMemorandum.decision.returnHint', { name: maker.name })}
      rows={6}
      submitText={t('officeDeals.decision.return')}
      send={(reason) => move({ dealId, move: 'return', body: { proposalId, reason } })}
      error={error}
      done={t('officeMemorandum.decision.returned', { name: maker.name })}
      onClose={onClose}
    />
  );
}
