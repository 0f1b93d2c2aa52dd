import type { Deal } from '@portal/domain/offering/deals/deal.wire';
import type { Trade } from '@portal/domain/order/trades/trade.wire';
import type { WizardFacts } from '@portal/domain/order/wizard/wizard-access';
import type { WizardPage } from '@portal/domain/order/wizard/wizard-pages';
import { useLanguage } from '@portal/web/i18n/use-language';
import { whenIdle } from '@portal/web/page/when-idle';
import { Suspense, useEffect } from 'react';
import { KYC_NAMESPACES } from '#features/kyc/kyc-namespaces.ts';
import { OrderStep } from '#features/trades/order/order-step.tsx';
import { CONTENT_ID } from '../../frame/skip-link.tsx';
import { useMessages } from '../../messages.ts';
import { ErrorBoundary } from '../../reporting/error-boundary.tsx';
import { RoomPart } from '../../room/room-part.tsx';
import { lazyPart } from '../../routes/lazy-page.tsx';
import { WithTexts } from '../../with-texts.tsx';
import { fullName } from './full-name.ts';
import type { WizardKyc } from './use-wizard-kyc.ts';
import { WizardOutline } from './wizard-outline.tsx';

const application = lazyPart(async () => (await import('./wizard-application.tsx')).WizardApplication);
const details = lazyPart(async () => (await import('./wizard-details.tsx')).WizardDetails);
const pay = lazyPart(async () => (await import('#features/trades/pay/pay-step.tsx')).PayStep);
const sign = lazyPart(async () => (await import('./wizard-sign.tsx')).WizardSign);
const complete = lazyPart(
  async () => (await import('#features/trades/complete/complete-step.tsx')).CompleteStep,
);

/** The steps after the amount are four fifths of the wizard's weight. */
const LATER_STEPS = {
  Application: application.Part,
  Details: details.Part,
  Pay: pay.Part,
  Sign: sign.Part,
  Complete: complete.Part,
};

/** Loads the later steps while the person reads the current one. */
function useLaterSteps(): void {
  const language = useLanguage();
  const messages = useMessages();
  useEffect(
    () =>
      whenIdle(() => {
        for (const step of [application, details, pay, sign, complete]) {
          step.preload();
        }
        void messages.textsReady(language, [...KYC_NAMESPACES, 'signing']);
      }),
    [language, messages],
  );
}

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
 * The step of a page; every page but the first needs an order. While its code loads, its outline shows inside the frame; if
 * it fails, a message with a retry does. The frame stays either way.
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
 * Mounted with a step once its code and texts are there. Whatever had focus while loading is gone or is the whole content,
 * so focus moves to the heading.
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
    return <OrderStep {...{ deal, trade, isKnown }} meter={<RoomPart dealId={deal.id} place="order" />} />;
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
