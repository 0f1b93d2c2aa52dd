import { paymentMethodKeys } from '@portal/domain/order/trades/payment';
import type { Trade } from '@portal/domain/order/trades/trade.wire';
import { PAID_OUTSIDE } from '@portal/domain/order/trades/trade-facts';
import { useFormats } from '@portal/web/i18n/use-formats';
import { Button } from '@portal/web/ui/button';
import { Notice } from '@portal/web/ui/notice';
import { useTranslation } from 'react-i18next';
import { useStep } from '../use-step.ts';

/** Payment instructions that the server has: what they say, and the way to give others. */
export function RecordedPayment({ trade, onChange }: { trade: Trade; onChange: () => void }) {
  const { t } = useTranslation();
  const formats = useFormats();
  useStep({ isReady: true, missing: [], draft: null });
  const { payment } = trade;
  if (trade.subDoc.paymentMethod === PAID_OUTSIDE) {
    return <Notice title={t(paymentMethodKeys(PAID_OUTSIDE).name)}>{t('wizard.pay.outside')}</Notice>;
  }
  return (
    <Notice
      tone="success"
      title={t('wizard.pay.recordedTitle')}
      action={
        <Button size="small" onPress={onChange}>
          {t('wizard.pay.change')}
        </Button>
      }
    >
      {t('wizard.pay.recorded', {
        amount: formats.exactMoney(trade.orderTotal),
        holder: payment?.accountHolder ?? '',
        digits: payment?.accountLastDigits ?? '',
      })}
    </Notice>
  );
}
