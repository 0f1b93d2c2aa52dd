import { useLanguage } from '@portal/web/i18n/use-language';
import { whenIdle } from '@portal/web/when-idle';
import { useEffect } from 'react';
import { KYC_NAMESPACES } from '#features/kyc/kyc-namespaces.ts';
import { lazyPart } from '../../lazy-page.tsx';
import { useMessages } from '../../messages.ts';

const application = lazyPart(async () => (await import('./wizard-application.tsx')).WizardApplication);
const details = lazyPart(async () => (await import('./wizard-details.tsx')).WizardDetails);
const pay = lazyPart(async () => (await import('#features/trades/pay/pay-step.tsx')).PayStep);
const sign = lazyPart(async () => (await import('./wizard-sign.tsx')).WizardSign);
const complete = lazyPart(
  async () => (await import('#features/trades/complete/complete-step.tsx')).CompleteStep,
);

/** The steps after the amount: four fifths of the wizard's weight. */
export const LATER_STEPS = {
  Application: application.Part,
  Details: details.Part,
  Pay: pay.Part,
  Sign: sign.Part,
  Complete: complete.Part,
};

/** Fetches the steps that are still to come while the person reads the one that is there. */
export function useLaterSteps(): void {
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
