import { showToast } from '@portal/web/toasts';
import { Button } from '@portal/web/ui/button';
import { Dialog } from '@portal/web/ui/dialog';
import { FormFailure } from '@portal/web/ui/form-failure';
import { useBusy } from '@portal/web/use-busy';
import { useTranslation } from 'react-i18next';
import { type DayMove, useMoveDayMutation } from '../trust-days-api.ts';

type ConfirmDayDialogProps = {
  day: string;
  call: Exclude<DayMove, { move: 'return' }>;
  onClose: () => void;
};

/** Says what a move means before it is made. */
export function ConfirmDayDialog({ day, call, onClose }: ConfirmDayDialogProps) {
  const { t } = useTranslation();
  const { isBusy, run } = useBusy();
  const [moveDay, { error }] = useMoveDayMutation();
  const name = t(`officeTrustDays.moves.${call.move}`);
  const confirm = () =>
    run(async () => {
      const { data } = await moveDay({ day, ...call });
      if (data !== undefined) {
        showToast('success', t(`officeTrustDays.done.${call.move}`));
        onClose();
      }
    });
  return (
    <Dialog
      role="alertdialog"
      isOpen
      onOpenChange={onClose}
      title={name}
      actions={
        <>
          <Button onPress={onClose}>{t('office.cancel')}</Button>
          <Button tone="primary" onPress={() => void confirm()} isPending={isBusy}>
            {name}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <FormFailure error={error} />
        <p>{t(`officeTrustDays.confirm.${call.move}`)}</p>
      </div>
    </Dialog>
  );
}
