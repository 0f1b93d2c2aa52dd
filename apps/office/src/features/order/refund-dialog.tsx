import { REASON_MAX_LENGTH } from '@portal/domain/ground/forms/office-reason';
import { useLightForm } from '@portal/web/form/use-light-form';
import { useFormats } from '@portal/web/i18n/use-formats';
import { showToast } from '@portal/web/toasts';
import { AmountField } from '@portal/web/ui/amount-field';
import { TextArea } from '@portal/web/ui/text-area';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '#parts/form-dialog.tsx';
import { checkRefund, type TypedRefund } from './check-refund.ts';
import { useMoveMoneyMutation } from './money-api.ts';
import { ReturnableNotice } from './returnable-notice.tsx';
import type { SeenMoney } from './seen-money.ts';

/** Asks how much is to go back to the investor, and why. */
export function RefundDialog({ seen, onClose }: { seen: SeenMoney; onClose: () => void }) {
  const { t } = useTranslation();
  const { exactMoney } = useFormats();
  const [moveMoney, { error }] = useMoveMoneyMutation();
  const { name, order, money } = seen;
  const { inTrust, refundable } = money;
  const said = { most: exactMoney(refundable) };
  const form = useLightForm<TypedRefund>(
    { amount: refundable, reason: '' },
    (typed) => checkRefund(typed, refundable, said),
    { error },
  );
  const submit = form.submitTo(async ({ amount, reason }) => {
    if (typeof amount !== 'number') {
      return;
    }
    const refund = { move: 'propose-refund', inTrust, amount, reason: reason.trim() } as const;
    const { data } = await moveMoney({ orderId: order.id, ...refund });
    if (data !== undefined) {
      showToast('success', t('officeOrderMoney.done.propose-refund'));
      onClose();
    }
  });
  return (
    <FormDialog title={name} form={form} onSubmit={submit} submitText={name} onClose={onClose}>
      <p>{t('officeOrderMoney.refund.text', { ...said, inTrust: exactMoney(inTrust) })}</p>
      <ReturnableNotice money={money} />
      <AmountField {...form.field('amount')} label={t('officeOrderMoney.refund.amount')} />
      <TextArea
        {...form.field('reason')}
        label={t('officeOrderMoney.reason')}
        hint={t('officeOrderMoney.reasonHint.propose-refund')}
        maxLength={REASON_MAX_LENGTH}
      />
    </FormDialog>
  );
}
