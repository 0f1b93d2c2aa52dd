import type { Deal } from '@portal/domain/offering/deals/deal.wire';
import type { Trade } from '@portal/domain/order/trades/trade.wire';
import type { WizardFacts } from '@portal/domain/order/wizard/wizard-access';
import type { WizardPage } from '@portal/domain/order/wizard/wizard-pages';
import { Suspense, useEffect } from 'react';
import { KYC_NAMESPACES } from '#features/kyc/kyc-namespaces.ts';
import { OrderStep } from '#features/trades/order/order-step.tsx';
import { CONTENT_ID } from '../../frame/skip-link.tsx';
import { ErrorBoundary } from '../../reporting/error-boundary.tsx';
import { WithTexts } from '../../with-texts.tsx';
import { fullName } from './full-name.ts';
import { LATER_STEPS, useLaterSteps } from './later-steps.ts';
import type { WizardKyc } from './use-wizard-kyc.ts';
import { WizardOutline } from './wizard-outline.tsx';

type WizardStepProps = {
  page: WizardPage;
  deal: Deal;
  trade: Trade | null;
  /** False until the person's orders are known. */
  isKnown: boolean;
  facts: WizardFacts;
  kyc: WizardKyc;
};

/**
 * The step of a page. Every page but the first is reached with an order only. While its code is on its way its outline stands
 * inside the frame, and where it does not come a word about it with a way to try again: the frame stays either way.
 */
export function WizardStep(props: WizardStepProps) {
  useLaterSteps();
  return (
    <ErrorBoundary resetKey={props.page}>
      <Suspense fallback={<WizardOutline />}>
        <StepOfPage {...props} />
        <FocusOnHeading />
      </Suspense>
    </ErrorBoundary>
  );
}

/**
 * Drawn with a step, when its code and texts are there. What had the focus while they or the order were on their way is gone, or
 * is the whole content; the heading takes its place.
 */
function FocusOnHeading() {
  useEffect(() => {
    const content = document.getElementById(CONTENT_ID);
    const { activeElement, body } = document;
    if (activeElement === body || activeElement === content) {
      content?.querySelector('h1')?.focus({ preventScroll: true });
    }
  }, []);
  return null;
}

function StepOfPage({ page, deal, trade, isKnown, facts, kyc }: WizardStepProps) {
  if (page === 'order' || trade === null) {
    return <OrderStep deal={deal} trade={trade} isKnown={isKnown} />;
  }
  switch (page) {
    case 'application':
      return (
        <WithTexts names={KYC_NAMESPACES}>
          <LATER_STEPS.Application kyc={kyc} />
        </WithTexts>
      );
    case 'details':
      return (
        <WithTexts names={['kycOptions']}>
          <LATER_STEPS.Details deal={deal} trade={trade} kyc={kyc} />
        </WithTexts>
      );
    case 'pay':
      return <LATER_STEPS.Pay deal={deal} trade={trade} holder={fullName(kyc)} />;
    case 'sign':
      return <LATER_STEPS.Sign deal={deal} trade={trade} facts={facts} />;
    case 'complete':
      return <LATER_STEPS.Complete deal={deal} trade={trade} facts={facts} />;
  }
}
