import type { FieldIssue } from '@portal/domain/forms/field-issue';
import { REASON_MAX_LENGTH } from '@portal/domain/trades/trade-status';
import type { MoneyProposal } from '@portal/domain/wire/office-money-proposals';
import { useLightForm } from '@portal/web/form/use-light-form';
import { showToast } from '@portal/web/toasts';
import { TextArea } from '@portal/web/ui/text-area';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '#parts/form-dialog.tsx';
import { useMoveMoneyMutation } from './money-api.ts';
import type { SeenMoney } from './seen-money.ts';

type ReturnMoneyDialogProps = { seen: SeenMoney; proposal: MoneyProposal; onClose: () => void };

/** Asks why a proposal about an order's money goes back to who made it. */
export function ReturnMoneyDialog({ seen, proposal, onClose }: ReturnMoneyDialogProps) {
  const { t } = useTranslation();
  const [moveMoney, { error }] = useMoveMoneyMutation();
  const form = useLightForm({ reason: '' }, checkReason, { error });
  const { decision, proposalId } = proposal;
  const submit = form.submitTo(async ({ reason }) => {
    const call = { move: 'return', decision, proposalId, reason: reason.trim() } as const;
    const { data } = await moveMoney({ orderId: seen.order.id, ...call });
    if (data !== undefined) {
      showToast('success', t('officeOrderMoney.done.return'));
      onClose();
    }
  });
  return (
    <FormDialog title={seen.name} form={form} onSubmit={submit} submitText={seen.name} onClose={onClose}>
      <TextArea
        {...form.field('reason')}
        label={t('officeOrderMoney.reason')}
        hint={t('officeOrderMoney.reasonHint.return')}
        maxLength={REASON_MAX_LENGTH}
      />
    </FormDialog>
  );
}

function checkReason({ reason }: { reason: string }): FieldIssue[] {
  return reason.trim() === '' ? [{ path: 'reason', key: 'officeOrderMoney.reasonRequired', values: {} }] : [];
}
