import type { OrderChoice } from '@portal/domain/money/bank/lines/office-money.wire';
import type { PaymentFlagShown } from '@portal/domain/money/payments/office-flags.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { useBusy } from '@portal/web/page/use-busy';
import { showToast } from '@portal/web/toasts';
import { Button } from '@portal/web/ui/button';
import { Dialog } from '@portal/web/ui/dialog';
import { FormFailure } from '@portal/web/ui/form-failure';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OrderSearch } from '#parts/orders/order-search.tsx';
import { useApplyFlagMutation } from '#state/flags-api.ts';

/** Opens the dialog that assigns money of an unknown order. */
export function ApplyFlag({ flag, what }: { flag: PaymentFlagShown; what: string }) {
  const { t } = useTranslation();
  const [isChoosing, setChoosing] = useState(false);
  return (
    <>
      <Button
        size="small"
        aria-label={t('officeFlags.apply.label', { what })}
        onPress={() => setChoosing(true)}
      >
        {t('officeFlags.apply.action')}
      </Button>
      {isChoosing ? <ApplyFlagDialog flag={flag} onClose={() => setChoosing(false)} /> : null}
    </>
  );
}

type ApplyFlagDialogProps = { flag: PaymentFlagShown; onClose: () => void };

/** Assigns money of an unknown order: search, choose, confirm. */
function ApplyFlagDialog({ flag, onClose }: ApplyFlagDialogProps) {
  const { t } = useTranslation();
  const { exactMoney } = useFormats();
  const { isBusy, run } = useBusy();
  const [chosen, setChosen] = useState<OrderChoice | null>(null);
  const [apply, { error }] = useApplyFlagMutation();
  const { amount, reference, told } = flag;
  const give = ({ tradeId, reference: order }: OrderChoice) =>
    run(async () => {
      const reply = await apply({ flagId: flag.id, orderId: tradeId });
      if (reply.error === undefined) {
        showToast('success', t('officeFlags.apply.done', { order }));
        onClose();
      }
    });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('officeFlags.apply.title')}
      actions={
        <>
          <Button onPress={onClose}>{t('office.cancel')}</Button>
          {chosen === null ? null : (
            <Button
              key={chosen.tradeId}
              tone="primary"
              autoFocus
              onPress={() => void give(chosen)}
              isPending={isBusy}
            >
              {t('officeFlags.apply.give', { order: chosen.reference })}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-5">
        <FormFailure error={error} />
        <p className="flex flex-wrap gap-x-4 wrap-anywhere">
          {amount === null ? null : (
            <span className="figures font-semibold">
              {t('officeFlags.amount', { amount: exactMoney(amount) })}
            </span>
          )}
          {reference === null ? null : <span>{t('officeFlags.reference', { reference })}</span>}
          {told === null ? null : <span>{t('officeFlags.told', { told })}</span>}
        </p>
        <OrderSearch taken={new Set(chosen === null ? [] : [chosen.tradeId])} onChoose={setChosen} />
        <p role="status">
          {chosen === null
            ? ''
            : t('officeFlags.apply.chosen', { order: chosen.reference, investor: chosen.investor })}
        </p>
      </div>
    </Dialog>
  );
}
