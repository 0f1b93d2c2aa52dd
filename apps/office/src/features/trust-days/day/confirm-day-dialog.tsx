import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#parts/dialogs/confirm-dialog.tsx';
import { type DayMove, useMoveDayMutation } from '../trust-days-api.ts';

type ConfirmDayDialogProps = {
  day: string;
  call: Exclude<DayMove, { move: 'return' }>;
  onClose: () => void;
};

/** Says what a move means before it is made. */
export function ConfirmDayDialog({ day, call, onClose }: ConfirmDayDialogProps) {
  const { t } = useTranslation();
  const [moveDay, { error }] = useMoveDayMutation();
  const name = t(`officeTrustDays.moves.${call.move}`);
  return (
    <ConfirmDialog
      title={name}
      submitText={name}
      send={() => moveDay({ day, ...call })}
      error={error}
      done={t(`officeTrustDays.done.${call.move}`)}
      onClose={onClose}
    >
      <p>{t(`officeTrustDays.confirm.${call.move}`)}</p>
    </ConfirmDialog>
  );
}
