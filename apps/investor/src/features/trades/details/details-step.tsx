import type { Deal } from '@portal/domain/offering/deals/deal.wire';
import type { Trade } from '@portal/domain/order/trades/trade.wire';
import { wizardPageKeys } from '@portal/domain/order/wizard/wizard-pages';
import { useTranslation } from 'react-i18next';
import { DraftGate } from '../draft-gate.tsx';
import { LockedStep } from '../frame/locked-step.tsx';
import { StepColumn } from '../frame/step-column.tsx';
import { isEditable } from '../order-to-continue.ts';
import { DetailsForm } from './details-form.tsx';
import { type KnownPerson, startDetails } from './details-values.ts';

export type DetailsStepProps = { deal: Deal; trade: Trade; known: KnownPerson };

/** The third page: Schedule A and how the order is paid. */
export function DetailsStep({ deal, trade, known }: DetailsStepProps) {
  const { t } = useTranslation();
  if (!isEditable(trade)) {
    return <LockedStep page="details" deal={deal} trade={trade} />;
  }
  return (
    <StepColumn title={t(wizardPageKeys('details').title)} intro={t('wizard.details.lead')}>
      <DraftGate scope={`details:${trade.id}`}>
        {(draft) => <DetailsForm trade={trade} start={startDetails(draft, trade, known)} />}
      </DraftGate>
    </StepColumn>
  );
}
