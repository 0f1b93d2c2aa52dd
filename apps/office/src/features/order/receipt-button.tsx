import type { OfficeOrder } from '@portal/domain/desk/orders/office-order.wire';
import { Button } from '@portal/web/ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReceiptDialog } from './receipt-dialog.tsx';

/** Begins to record by hand that money of an order arrived. */
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
