import type { Deal } from '@portal/domain/offering/deals/deal.wire';
import { paymentMethodKeys } from '@portal/domain/order/trades/payment-methods';
import type { PaymentMethod, Trade } from '@portal/domain/order/trades/trade.wire';
import { PAID_OUTSIDE } from '@portal/domain/order/trades/trade-facts';
import { wizardPageKeys } from '@portal/domain/order/wizard/wizard-pages';
import { useFormats } from '@portal/web/i18n/use-formats';
import { Button } from '@portal/web/ui/button';
import { Notice } from '@portal/web/ui/notice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DraftGate } from '../draft-gate.tsx';
import { LockedStep } from '../frame/locked-step.tsx';
import { StepColumn } from '../frame/step-column.tsx';
import { isEditable } from '../order-to-continue.ts';
import { useStep } from '../use-step.ts';
import { LinkedAccount } from './linked-account.tsx';
import { PayForm } from './pay-form.tsx';
import { startPay } from './pay-values.ts';

/** Payment by a bank account linked on its own page. */
const LINKED_ACCOUNT: PaymentMethod = 'linked';

export type PayStepProps = {
  deal: Deal;
  trade: Trade;
  /** The investor's own name, usually the account holder. */
  holder: string;
};

/** The fourth page: the authorization of one debit. */
export function PayStep({ deal, trade, holder }: PayStepProps) {
  const { t } = useTranslation();
  const [isChanging, setChanging] = useState(false);
  if (!isEditable(trade)) {
    return <LockedStep page="pay" deal={deal} trade={trade} />;
  }
  if (trade.paymentCompleted && !isChanging) {
    return (
      <StepColumn title={t(wizardPageKeys('pay').title)}>
        <RecordedPayment trade={trade} onChange={() => setChanging(true)} />
      </StepColumn>
    );
  }
  const onKeep = trade.paymentCompleted ? () => setChanging(false) : null;
  if (trade.subDoc.paymentMethod === LINKED_ACCOUNT) {
    return (
      <StepColumn title={t(wizardPageKeys('pay').title)} intro={t('wizard.pay.linked.lead')}>
        <LinkedAccount deal={deal} trade={trade} onKeep={onKeep} />
      </StepColumn>
    );
  }
  return (
    <StepColumn title={t(wizardPageKeys('pay').title)} intro={t('wizard.pay.lead')}>
      <DraftGate scope={`pay:${trade.id}`}>
        {(draft) => (
          <PayForm
            trade={trade}
            start={startPay(draft, trade.payment?.accountHolder ?? holder)}
            onKeep={onKeep}
          />
        )}
      </DraftGate>
    </StepColumn>
  );
}

/** The recorded payment instructions, with a button to change them. */
function RecordedPayment({ trade, onChange }: { trade: Trade; onChange: () => void }) {
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
