import type { OfficeTrustee, TrusteeMove } from '@portal/domain/firm/trustee/office-trustee.wire';
import { showToast } from '@portal/web/toasts';
import { Button } from '@portal/web/ui/button';
import { Dialog } from '@portal/web/ui/dialog';
import { FormFailure } from '@portal/web/ui/form-failure';
import { useBusy } from '@portal/web/use-busy';
import { useTranslation } from 'react-i18next';
import { useDecideTrusteeMutation } from './trustee-api.ts';
import { TrusteeForm } from './trustee-form.tsx';

type TrusteeMoveDialogProps = { move: TrusteeMove; trustee: OfficeTrustee; onClose: () => void };

/** Says what a decision on the trust account particulars means before it is made, and asks what it needs. */
export function TrusteeMoveDialog({ move, trustee, onClose }: TrusteeMoveDialogProps) {
  const { t } = useTranslation();
  const { proposal } = trustee;
  if (move === 'withdraw') {
    return proposal === null ? null : <Withdraw proposalId={proposal.proposalId} onClose={onClose} />;
  }
  return (
    <Dialog isOpen onOpenChange={onClose} title={t(`officeTrustee.moves.${move}`)}>
      <TrusteeForm move={move} trustee={trustee} onClose={onClose} />
    </Dialog>
  );
}

function Withdraw({ proposalId, onClose }: { proposalId: string; onClose: () => void }) {
  const { t } = useTranslation();
  const { isBusy, run } = useBusy();
  const [decide, { error }] = useDecideTrusteeMutation();
  const confirm = () =>
    run(async () => {
      const { data } = await decide({ move: 'withdraw', proposalId });
      if (data !== undefined) {
        showToast('success', t('officeTrustee.done.withdraw'));
        onClose();
      }
    });
  return (
    <Dialog
      role="alertdialog"
      isOpen
      onOpenChange={onClose}
      title={t('officeTrustee.moves.withdraw')}
      actions={
        <>
          <Button onPress={onClose}>{t('office.cancel')}</Button>
          <Button tone="primary" onPress={() => void confirm()} isPending={isBusy}>
            {t('officeTrustee.moves.withdraw')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <FormFailure error={error} />
        <p>{t('officeTrustee.confirm.withdraw')}</p>
      </div>
    </Dialog>
  );
}
