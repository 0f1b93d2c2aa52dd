import type { OfficeOrder } from '@portal/domain/desk/orders/office-order.wire';
import {
  PAYOR_LENGTH_MAX,
  RECEIPT_REFERENCE_LENGTH_MAX,
  type RecordReceiptInput,
} from '@portal/domain/money/payments/office-receipts.wire';
import { useIntentionKey } from '@portal/web/api/use-intention-key';
import { useLightForm } from '@portal/web/form/use-light-form';
import { AmountField } from '@portal/web/ui/amount-field';
import { DateField } from '@portal/web/ui/date-field';
import { Select } from '@portal/web/ui/select';
import { TextField } from '@portal/web/ui/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '#parts/form-dialog.tsx';
import { checkReceipt, METHOD_CHOICES, NO_RECEIPT, receiptOf, type TypedReceipt } from './check-receipt.ts';
import { ConfirmReceipt } from './confirm-receipt.tsx';
import { useRecordReceiptMutation } from './money-api.ts';

type ReceiptDialogProps = { order: OfficeOrder['order']; onClose: () => void };

/** Asks what arrived, shows it once more, and books it. */
export function ReceiptDialog({ order, onClose }: ReceiptDialogProps) {
  const { t } = useTranslation();
  const [record, { error }] = useRecordReceiptMutation();
  const withKey = useIntentionKey();
  const [seen, setSeen] = useState<RecordReceiptInput | null>(null);
  const form = useLightForm<TypedReceipt>(NO_RECEIPT, (typed) => checkReceipt(typed, new Date()), { error });
  const submit = form.submitTo(async (typed) => setSeen(receiptOf(typed)));
  if (seen !== null) {
    const book = () =>
      withKey(seen, (idempotencyKey) =>
        record({ orderId: order.id, receipt: seen, idempotencyKey }).unwrap(),
      ).catch(() => undefined);
    return (
      <ConfirmReceipt
        order={order}
        receipt={seen}
        book={book}
        onBack={() => setSeen(null)}
        onClose={onClose}
      />
    );
  }
  return (
    <FormDialog
      title={t('officeReceipts.title')}
      form={form}
      onSubmit={submit}
      submitText={t('officeReceipts.next')}
      onClose={onClose}
    >
      <TextField
        {...form.field('payor')}
        label={t('officeReceipts.payor')}
        hint={t('officeReceipts.payorHint')}
        maxLength={PAYOR_LENGTH_MAX}
        autoComplete="off"
      />
      <AmountField {...form.field('amount')} label={t('officeReceipts.amount')} />
      <DateField {...form.field('day')} label={t('officeReceipts.day')} />
      <Select
        {...form.field('method')}
        label={t('officeReceipts.method')}
        choices={METHOD_CHOICES.map((value) => ({ value, label: t(`officeReceipts.methods.${value}`) }))}
      />
      <TextField
        {...form.field('reference')}
        label={t('officeReceipts.reference')}
        hint={t('officeReceipts.referenceHint')}
        maxLength={RECEIPT_REFERENCE_LENGTH_MAX}
        autoComplete="off"
      />
    </FormDialog>
  );
}
