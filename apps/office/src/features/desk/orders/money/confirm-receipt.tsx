import type { OfficeOrder } from '@portal/domain/desk/orders/office-order.wire';
import type { RecordedReceipt, RecordReceiptInput } from '@portal/domain/money/payments/office-receipts.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { useBusy } from '@portal/web/page/use-busy';
import { showToast } from '@portal/web/toasts';
import { Button } from '@portal/web/ui/button';
import { DefinitionList } from '@portal/web/ui/definition-list';
import { Dialog } from '@portal/web/ui/dialog';
import { useTranslation } from 'react-i18next';

type ConfirmReceiptProps = {
  order: OfficeOrder['order'];
  receipt: RecordReceiptInput;
  /** Resolves to nothing if it was refused: the form then says why. */
  book: () => Promise<RecordedReceipt | undefined>;
  onBack: () => void;
  onClose: () => void;
};

/** Shows the receipt before it is booked. */
export function ConfirmReceipt({ order, receipt, book, onBack, onClose }: ConfirmReceiptProps) {
  const { t } = useTranslation();
  const { exactMoney, day } = useFormats();
  const { isBusy, run } = useBusy();
  const confirm = () =>
    run(async () => {
      const booked = await book();
      if (booked === undefined) {
        onBack();
        return;
      }
      const { isNew, needsAttention, inTrust } = booked;
      const words = needsAttention
        ? t('officeReceipts.flagged')
        : t('officeReceipts.done', { amount: exactMoney(inTrust) });
      showToast('success', isNew ? words : t('officeReceipts.known'));
      onClose();
    });
  const rows = [
    { id: 'payor', label: t('officeReceipts.payor'), value: receipt.payor },
    { id: 'amount', label: t('officeReceipts.amount'), value: exactMoney(receipt.amount) },
    { id: 'day', label: t('officeReceipts.day'), value: day(receipt.day) },
    { id: 'method', label: t('officeReceipts.method'), value: t(`officeReceipts.methods.${receipt.method}`) },
    { id: 'reference', label: t('officeReceipts.reference'), value: receipt.reference },
  ];
  return (
    <Dialog
      role="alertdialog"
      isOpen
      onOpenChange={onClose}
      title={t('officeReceipts.confirm.title')}
      actions={
        <>
          <Button onPress={onBack}>{t('officeReceipts.confirm.back')}</Button>
          <Button tone="primary" onPress={() => void confirm()} isPending={isBusy}>
            {t('officeReceipts.confirm.book')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <DefinitionList rows={rows} />
        <p>{t('officeReceipts.confirm.text', { reference: order.reference })}</p>
      </div>
    </Dialog>
  );
}
