import { REASON_MAX_LENGTH } from '@portal/domain/trades/trade-status';
import type { OfficeOrder } from '@portal/domain/wire/office-order';
import { useLightForm } from '@portal/web/form/use-light-form';
import { showToast } from '@portal/web/toasts';
import { TextArea } from '@portal/web/ui/text-area';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '#parts/form-dialog.tsx';
import { checkReason } from './check-moves.ts';
import { useArchiveMutation, useDeclineMutation, useReturnApprovalMutation } from './order-api.ts';

type ReasonDialogProps = {
  move: 'decline' | 'archive' | 'return-approval';
  page: OfficeOrder;
  onClose: () => void;
};

/** Ends an order with a reason that its investor reads, or sends a proposal back with one that its maker reads. */
export function ReasonDialog({ move, page, onClose }: ReasonDialogProps) {
  const { t } = useTranslation();
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
  const form = useLightForm({ reason: '' }, checkReason, { error });
  const submit = form.submitTo(async ({ reason }) => {
    const { data } = await send(reason.trim());
    if (data !== undefined) {
      showToast('success', t(`officeOrder.moves.done.${move}`));
      onClose();
    }
  });
  return (
    <FormDialog
      title={t(`officeOrder.moves.${move}`)}
      form={form}
      onSubmit={submit}
      submitText={t(`officeOrder.moves.${move}`)}
      onClose={onClose}
    >
      <TextArea
        {...form.field('reason')}
        label={t('officeOrder.moves.reason')}
        hint={t(
          move === 'return-approval' ? 'officeOrder.moves.reasonMaker' : 'officeOrder.moves.reasonHint',
        )}
        maxLength={REASON_MAX_LENGTH}
      />
    </FormDialog>
  );
}
