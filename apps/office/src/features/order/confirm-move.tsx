import type { OfficeOrder } from '@portal/domain/wire/office-order';
import { showToast } from '@portal/web/toasts';
import { Button } from '@portal/web/ui/button';
import { Dialog } from '@portal/web/ui/dialog';
import { FormFailure } from '@portal/web/ui/form-failure';
import { useBusy } from '@portal/web/use-busy';
import { useTranslation } from 'react-i18next';
import { DeclaredException } from './open-checks.tsx';
import {
  useApproveMutation,
  useProposeApprovalMutation,
  useResendLinkMutation,
  useReviewMutation,
  useWithdrawApprovalMutation,
} from './order-api.ts';

type ConfirmMoveProps = {
  move: 'review' | 'propose-approval' | 'approve' | 'withdraw-approval' | 'resend-link';
  orderId: string;
  /** What is approved, as it was seen. */
  approval: OfficeOrder['approval'];
  onClose: () => void;
};

/** Says what a move means before it is made. */
export function ConfirmMove({ move, orderId, approval, onClose }: ConfirmMoveProps) {
  const { t } = useTranslation();
  const { isBusy, run } = useBusy();
  const [review, reviewing] = useReviewMutation();
  const [approve, approving] = useApproveMutation();
  const [resendLink, resending] = useResendLinkMutation();
  const [propose, proposing] = useProposeApprovalMutation();
  const [withdraw, withdrawing] = useWithdrawApprovalMutation();
  const proposalId = approval?.proposalId ?? '';
  const calls = {
    review: { send: () => review({ orderId }), error: reviewing.error },
    'propose-approval': { send: () => propose({ orderId }), error: proposing.error },
    approve: {
      send: () => approve({ orderId, proposalId, hash: approval?.hash ?? '' }),
      error: approving.error,
    },
    'withdraw-approval': { send: () => withdraw({ orderId, proposalId }), error: withdrawing.error },
    'resend-link': { send: () => resendLink({ orderId }), error: resending.error },
  };
  const { send, error } = calls[move];
  const confirm = () =>
    run(async () => {
      const { data } = await send();
      if (data !== undefined) {
        showToast('success', t(`officeOrder.moves.done.${move}`));
        onClose();
      }
    });
  return (
    <Dialog
      role="alertdialog"
      isOpen
      onOpenChange={onClose}
      title={t(`officeOrder.moves.${move}`)}
      actions={
        <>
          <Button onPress={onClose}>{t('office.cancel')}</Button>
          <Button tone="primary" onPress={() => void confirm()} isPending={isBusy}>
            {t(`officeOrder.moves.${move}`)}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <FormFailure error={error} />
        {approval === null || move !== 'approve' ? null : <DeclaredException approval={approval} />}
        <p>{t(`officeOrder.moves.confirm.${move}`)}</p>
      </div>
    </Dialog>
  );
}
