import type { OfficeOrder } from '@portal/domain/desk/orders/office-order.wire';
import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '#parts/dialogs/reason-dialog.tsx';
import { useNextCase } from '../case/use-next-case.ts';
import { useArchiveMutation, useDeclineMutation, useReturnApprovalMutation } from '../order-api.ts';

type EndDialogProps = {
  move: 'decline' | 'archive' | 'return-approval';
  page: OfficeOrder;
  onClose: () => void;
};

/** Ends an order with a reason for its investor, or returns a proposal with one for its maker. */
export function EndDialog({ move, page, onClose }: EndDialogProps) {
  const { t } = useTranslation();
  const goOn = useNextCase(page);
  const orderId = page.order.id;
  const proposalId = page.approval?.proposalId ?? '';
  const [decline, declining] = useDeclineMutation();
  const [archive, archiving] = useArchiveMutation();
  const [giveBack, givingBack] = useReturnApprovalMutation();
  const { send, error } = {
    decline: { send: (reason: string) => decline({ orderId, reason }), error: declining.error },
    archive: { send: (reason: string) => archive({ orderId, reason }), error: archiving.error },
    'return-approval': {
      send: (reason: string) => giveBack({ orderId, proposalId, reason }),
      error: givingBack.error,
    },
  }[move];
  return (
    <ReasonDialog
      title={t(`officeOrder.moves.${move}`)}
      label={t('officeOrder.moves.reason')}
      hint={t(move === 'return-approval' ? 'officeOrder.moves.reasonMaker' : 'officeOrder.moves.reasonHint')}
      submitText={t(`officeOrder.moves.${move}`)}
      send={send}
      error={error}
      done={t(`officeOrder.moves.done.${move}`)}
      onClose={onClose}
      onDone={() => {
        onClose();
        void goOn(move);
      }}
    />
  );
}
