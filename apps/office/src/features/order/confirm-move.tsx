import type { OfficeOrder } from '@portal/domain/desk/orders/office-order.wire';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#parts/dialogs/confirm-dialog.tsx';
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
  return (
    <ConfirmDialog
      title={t(`officeOrder.moves.${move}`)}
      submitText={t(`officeOrder.moves.${move}`)}
      send={send}
      error={error}
      done={t(`officeOrder.moves.done.${move}`)}
      onClose={onClose}
    >
      {approval === null || move !== 'approve' ? null : <DeclaredException approval={approval} />}
      <p>{t(`officeOrder.moves.confirm.${move}`)}</p>
    </ConfirmDialog>
  );
}
