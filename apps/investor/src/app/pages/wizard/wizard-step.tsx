import type { Deal } from '@portal/domain/wire/deal';
import type { Trade } from '@portal/domain/wire/trade';
import type { WizardFacts } from '@portal/domain/wizard/wizard-access';
import type { WizardPage } from '@portal/domain/wizard/wizard-pages';
import { CompleteStep } from '#features/trades/complete/complete-step.tsx';
import { DetailsStep } from '#features/trades/details/details-step.tsx';
import { OrderStep } from '#features/trades/order/order-step.tsx';
import { PayStep } from '#features/trades/pay/pay-step.tsx';
import { SignStep } from '#features/trades/sign/sign-step.tsx';
import type { WizardKyc } from './use-wizard-kyc.ts';
import { fullName, WizardApplication } from './wizard-application.tsx';

type WizardStepProps = {
  page: WizardPage;
  deal: Deal;
  trade: Trade | null;
  facts: WizardFacts;
  kyc: WizardKyc;
};

/** The step of a page. Every page but the first is reached with an order only. */
export function WizardStep({ page, deal, trade, facts, kyc }: WizardStepProps) {
  if (page === 'order' || trade === null) {
    return <OrderStep deal={deal} trade={trade} />;
  }
  switch (page) {
    case 'application':
      return <WizardApplication kyc={kyc} />;
    case 'details':
      return (
        <DetailsStep
          deal={deal}
          trade={trade}
          known={{
            registeredName: fullName(kyc),
            city: kyc.answer('basics.address.city'),
            province: kyc.answer('basics.address.province'),
          }}
        />
      );
    case 'pay':
      return <PayStep deal={deal} trade={trade} holder={fullName(kyc)} />;
    case 'sign':
      return <SignStep deal={deal} trade={trade} facts={facts} />;
    case 'complete':
      return <CompleteStep deal={deal} trade={trade} facts={facts} />;
  }
}
