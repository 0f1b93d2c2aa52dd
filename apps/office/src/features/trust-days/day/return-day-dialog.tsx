import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '#parts/dialogs/reason-dialog.tsx';
import { useMoveDayMutation } from '../trust-days-api.ts';

type ReturnDayDialogProps = { day: string; proposalId: string; onClose: () => void };

/** Asks why a prepared day goes back. */
export function ReturnDayDialog({ day, proposalId, onClose }: ReturnDayDialogProps) {
  const { t } = useTranslation();
  const [moveDay, { error }] = useMoveDayMutation();
  const name = t('officeTrustDays.moves.return');
  return (
    <ReasonDialog
      title={name}
      label={t('officeTrustDays.reason')}
      hint={t('officeTrustDays.reasonHint')}
      submitText={name}
      send={(reason) => moveDay({ day, move: 'return', proposalId, reason })}
      error={error}
      done={t('officeTrustDays.done.return')}
      onClose={onClose}
    >
      <p>{t('officeTrustDays.confirm.return')}</p>
    </ReasonDialog>
  );
}
