import { REASON_MAX_LENGTH } from '@portal/domain/trades/trade-status';
import { useLightForm } from '@portal/web/form/use-light-form';
import { showToast } from '@portal/web/toasts';
import { Dialog } from '@portal/web/ui/dialog';
import { TextArea } from '@portal/web/ui/text-area';
import { useTranslation } from 'react-i18next';
import { OfficeForm } from '#parts/office-form.tsx';
import { checkReason } from './check-moves.ts';
import { useArchiveMutation, useDeclineMutation } from './order-api.ts';

type ReasonDialogProps = { move: 'decline' | 'archive'; orderId: string; onClose: () => void };

/** Ends an order with a reason that its investor reads. */
export function ReasonDialog({ move, orderId, onClose }: ReasonDialogProps) {
  const { t } = useTranslation();
  const [decline, declining] = useDeclineMutation();
  const [archive, archiving] = useArchiveMutation();
  const { send, error } = {
    decline: { send: decline, error: declining.error },
    archive: { send: archive, error: archiving.error },
  }[move];
  const form = useLightForm({ reason: '' }, checkReason, { error });
  const submit = form.submitTo(async ({ reason }) => {
    const { data } = await send({ orderId, reason: reason.trim() });
    if (data !== undefined) {
      showToast('success', t(`officeOrder.moves.done.${move}`));
      onClose();
    }
  });
  return (
    <Dialog isOpen onOpenChange={onClose} title={t(`officeOrder.moves.${move}`)}>
      <OfficeForm
        form={form}
        onSubmit={submit}
        submitText={t(`officeOrder.moves.${move}`)}
        onCancel={onClose}
        cancelText={t('office.cancel')}
        takesFocus
      >
        <TextArea
          {...form.field('reason')}
          label={t('officeOrder.moves.reason')}
          hint={t('officeOrder.moves.reasonHint')}
          maxLength={REASON_MAX_LENGTH}
        />
      </OfficeForm>
    </Dialog>
  );
}
