import type { Deal } from '@portal/domain/wire/deal';
import type { Trade } from '@portal/domain/wire/trade';
import { wizardPageKeys } from '@portal/domain/wizard/wizard-pages';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DraftGate } from '../draft-gate.tsx';
import { LockedStep } from '../frame/locked-step.tsx';
import { StepColumn } from '../frame/step-column.tsx';
import { isEditable } from '../order-to-continue.ts';
import { PayForm } from './pay-form.tsx';
import { startPay } from './pay-values.ts';
import { RecordedPayment } from './recorded-payment.tsx';

export type PayStepProps = {
  deal: Deal;
  trade: Trade;
  /** The investor's own name, which an account is most often in. */
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
  return (
    <StepColumn title={t(wizardPageKeys('pay').title)} intro={t('wizard.pay.lead')}>
      <DraftGate scope={`pay:${trade.id}`}>
        {(draft) => (
          <PayForm
            trade={trade}
            start={startPay(draft, trade.payment?.accountHolder ?? holder)}
            onKeep={trade.paymentCompleted ? () => setChanging(false) : null}
          />
        )}
      </DraftGate>
    </StepColumn>
  );
}
