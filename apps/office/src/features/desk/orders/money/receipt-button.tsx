import type { OfficeOrder } from '@portal/domain/desk/orders/office-order.wire';
import { dealerDay } from '@portal/domain/ground/formats/clock-days';
import type { FieldIssue } from '@portal/domain/ground/forms/field-issue';
import {
  PAYOR_LENGTH_MAX,
  RECEIPT_METHODS,
  RECEIPT_REFERENCE_LENGTH_MAX,
  type RecordReceiptInput,
  recordReceiptInput,
} from '@portal/domain/money/payments/office-receipts.wire';
import { useIntentionKey } from '@portal/web/api/use-intention-key';
import type { NumberAnswer } from '@portal/web/form/read-number';
import { useLightForm } from '@portal/web/form/use-light-form';
import { AmountField } from '@portal/web/ui/amount-field';
import { Button } from '@portal/web/ui/button';
import { DateField } from '@portal/web/ui/date-field';
import { Select } from '@portal/web/ui/select';
import { TextField } from '@portal/web/ui/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '#parts/form-dialog.tsx';
import { ConfirmReceipt } from './confirm-receipt.tsx';
import { useRecordReceiptMutation } from './money-api.ts';

const NO_RECEIPT: TypedReceipt = { payor: '', amount: null, day: '', method: '', reference: '' };
const FIELDS = ['payor', 'amount', 'day', 'method', 'reference'] as const;
/** The payment method as chosen in the list. */
const METHOD_CHOICES = RECEIPT_METHODS;

/** Opens the form to record by hand that an order's money arrived. */
export function ReceiptButton({ order }: { order: OfficeOrder['order'] }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <p>
      <Button size="small" onPress={() => setOpen(true)}>
        {t('officeReceipts.action')}
      </Button>
      {isOpen ? <ReceiptDialog order={order} onClose={() => setOpen(false)} /> : null}
    </p>
  );
}

type ReceiptDialogProps = { order: OfficeOrder['order']; onClose: () => void };

/** Asks what arrived, shows it again, and books it. */
function ReceiptDialog({ order, onClose }: ReceiptDialogProps) {
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

/** A receipt as it is typed. */
type TypedReceipt = {
  payor: string;
  amount: NumberAnswer;
  day: string;
  method: string;
  reference: string;
};

/** Checks a receipt before it is sent; the server checks the same. */
function checkReceipt(typed: TypedReceipt, now: Date): FieldIssue[] {
  const parsed = recordReceiptInput.safeParse(typed);
  const wrong = new Set<unknown>(parsed.error?.issues.map(({ path: [field] }) => field));
  if (typed.day > dealerDay(now)) {
    wrong.add('day');
  }
  return FIELDS.filter((field) => wrong.has(field)).map((path) => ({
    path,
    key: `officeReceipts.wrong.${path}`,
    values: {},
  }));
}

/** The body to send; null if anything is wrong with it. */
function receiptOf(typed: TypedReceipt): RecordReceiptInput | null {
  return recordReceiptInput.safeParse(typed).data ?? null;
}
