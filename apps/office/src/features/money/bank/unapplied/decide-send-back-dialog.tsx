import { useFormats } from '@portal/web/i18n/use-formats';
import { useBusy } from '@portal/web/page/use-busy';
import { showToast } from '@portal/web/toasts';
import { Button } from '@portal/web/ui/button';
import { Dialog } from '@portal/web/ui/dialog';
import { FormFailure } from '@portal/web/ui/form-failure';
import { useTranslation } from 'react-i18next';
import { useDecideSendBackMutation } from './unapplied-api.ts';
import type { DecideStep } from './undo-step.ts';

/** Explains what approving or withdrawing a proposal to send money back does, before it is done. */
export function DecideSendBackDialog({ step, onClose }: { step: DecideStep; onClose: () => void }) {
  const { t } = useTranslation();
  const { day, exactMoney } = useFormats();
  const { isBusy, run } = useBusy();
  const [decide, { error }] = useDecideSendBackMutation();
  const { proposal, money } = step;
  const { proposalId, hash } = proposal;
  const isApproval = step.what === 'approve';
  const name = t(isApproval ? 'officeUnapplied.proposal.approve' : 'officeUnapplied.proposal.withdraw');
  const confirm = () =>
    run(async () => {
      const call = isApproval
        ? ({ move: 'approve', proposalId, hash } as const)
        : ({ move: 'withdraw', proposalId } as const);
      const { data } = await decide({ unappliedId: money.id, ...call });
      if (data !== undefined) {
        showToast('success', t(`officeUnapplied.proposal.done.${call.move}`));
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
        <p>
          {isApproval
            ? t('officeUnapplied.proposal.approveText', {
                amount: exactMoney(proposal.amount),
                day: day(proposal.sentOn),
              })
            : t('officeUnapplied.proposal.withdrawText')}
        </p>
      </div>
    </Dialog>
  );
}
