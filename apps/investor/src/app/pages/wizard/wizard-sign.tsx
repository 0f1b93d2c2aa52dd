import { ConsentWords } from '#features/signing/consent-words.tsx';
import { SignStep, type SignStepProps } from '#features/trades/sign/sign-step.tsx';
import { WithTexts } from '../../with-texts.tsx';

/** They come with this step: the consent is the ceremony's own. */
const SIGNING_TEXTS = ['signing'] as const;

/** The sign page: the order's step, with what the person agrees to before the ceremony opens. */
export function WizardSign(props: Omit<SignStepProps, 'renderConsent'>) {
  return (
    <WithTexts names={SIGNING_TEXTS}>
      <SignStep {...props} renderConsent={(email) => <ConsentWords email={email} />} />
    </WithTexts>
  );
}
