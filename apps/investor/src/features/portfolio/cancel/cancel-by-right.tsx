import { cancelStateOf, moneyIfCancelled } from '@portal/domain/order/trades/cancel-state';
import type { Trade } from '@portal/domain/order/trades/trade.wire';
import { useApiMessage } from '@portal/web/api/use-api-message';
import { useFormats } from '@portal/web/i18n/use-formats';
import { useRightWords } from '@portal/web/i18n/use-right-words';
import { RightToCancel } from '@portal/web/order/right-to-cancel';
import { showToast } from '@portal/web/toasts';
import { Button } from '@portal/web/ui/button';
import { Dialog } from '@portal/web/ui/dialog';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useArchiveTradeMutation } from '#state/archive-trade-api.ts';

/** How long a signed order may be cancelled, with the button to do it. */
export function CancelByRight({ trade }: { trade: Trade }) {
  const [wasJustCancelled, setJustCancelled] = useState(false);
  return (
    <RightToCancel
      trade={trade}
      action={<CancelSignedOrder trade={trade} onCancelled={() => setJustCancelled(true)} />}
      wasJustCancelled={wasJustCancelled}
    />
  );
}

type CancelSignedOrderProps = {
  trade: Trade;
  /** Called once the order is cancelled: whatever replaces this button takes focus. */
  onCancelled: () => void;
};

/** The button that cancels a signed order, and the dialog that first explains what happens to agreement and money. */
function CancelSignedOrder({ trade, onCancelled }: CancelSignedOrderProps) {
  const { t } = useTranslation();
  const messageOf = useApiMessage();
  const { exactMoney } = useFormats();
  const [isOpen, setOpen] = useState(false);
  const [archive, { isLoading }] = useArchiveTradeMutation();
  const words = useRightWords(trade);
  const isByRight = cancelStateOf(trade) === 'by-right';
  const amount = exactMoney(trade.money.inTrust > 0 ? trade.money.inTrust : trade.orderTotal);

  const cancel = async () => {
    const { error } = await archive(trade.id);
    setOpen(false);
    if (error === undefined) {
      onCancelled();
    } else {
      showToast('problem', t('portfolio.cancel.dialog.failed', { message: messageOf(error) }));
    }
  };

  return (
    <>
      <Button onPress={() => setOpen(true)}>{t('portfolio.cancel.action')}</Button>
      <Dialog
        role="alertdialog"
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={t('portfolio.cancel.dialog.title')}
        actions={
          <>
            <Button onPress={() => setOpen(false)}>{t('portfolio.cancel.dialog.keep')}</Button>
            <Button tone="danger" onPress={() => void cancel()} isPending={isLoading}>
              {t('portfolio.cancel.dialog.confirm')}
            </Button>
          </>
        }
      >
        <div className="flex flex-col gap-3">
          <p>{t(isByRight ? 'portfolio.cancel.dialog.byRight' : 'portfolio.cancel.dialog.before', words)}</p>
          <p>{t(`portfolio.cancel.dialog.money.${moneyIfCancelled(trade)}`, { amount })}</p>
          <p>{t(isByRight ? 'portfolio.cancel.dialog.toldByRight' : 'portfolio.cancel.dialog.told')}</p>
        </div>
      </Dialog>
    </>
  );
}
