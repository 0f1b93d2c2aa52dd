import type { FieldIssue } from '@portal/domain/forms/field-issue';
import { REASON_MAX_LENGTH } from '@portal/domain/trades/trade-status';
import { useLightForm } from '@portal/web/form/use-light-form';
import { showToast } from '@portal/web/toasts';
import { Dialog } from '@portal/web/ui/dialog';
import { TextArea } from '@portal/web/ui/text-area';
import { useTranslation } from 'react-i18next';
import { OfficeForm } from '#parts/office-form.tsx';
import { type MoneyCall, useMoveMoneyMutation } from './money-api.ts';
import { MoneySentence } from './money-sentence.tsx';
import type { SeenMoney } from './seen-money.ts';

type MoneyReasonDialogProps = {
  seen: SeenMoney & { move: 'propose-refund' | 'return' };
  onClose: () => void;
};

/** Asks why money is to go back, or why a proposal does. */
export function MoneyReasonDialog({ seen, onClose }: MoneyReasonDialogProps) {
  const { t } = useTranslation();
  const [moveMoney, { error }] = useMoveMoneyMutation();
  const form = useLightForm({ reason: '' }, checkReason, { error });
  const submit = form.submitTo(async ({ reason }) => {
    const { data } = await moveMoney({ orderId: seen.order.id, ...callOf(seen, reason.trim()) });
    if (data !== undefined) {
      showToast('success', t(`officeOrderMoney.done.${seen.move}`));
      onClose();
    }
  });
  return (
    <Dialog isOpen onOpenChange={onClose} title={seen.name}>
      <OfficeForm
        form={form}
        onSubmit={submit}
        submitText={seen.name}
        onCancel={onClose}
        cancelText={t('office.cancel')}
        takesFocus
      >
        <MoneySentence seen={seen} />
        <TextArea
          {...form.field('reason')}
          label={t('officeOrderMoney.reason')}
          hint={t(`officeOrderMoney.reasonHint.${seen.move}`)}
          maxLength={REASON_MAX_LENGTH}
        />
      </OfficeForm>
    </Dialog>
  );
}

function checkReason({ reason }: { reason: string }): FieldIssue[] {
  return reason.trim() === '' ? [{ path: 'reason', key: 'officeOrderMoney.reasonRequired', values: {} }] : [];
}

function callOf({ move, money }: MoneyReasonDialogProps['seen'], reason: string): MoneyCall {
  const { inTrust, proposal } = money;
  return move === 'return'
    ? {
        move,
        decision: proposal?.decision ?? 'release',
        proposalId: proposal?.proposalId ?? '',
        reason,
      }
    : { move, inTrust, reason };
}
