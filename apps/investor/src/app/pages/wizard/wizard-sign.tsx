import { ConsentWords } from '#features/signing/consent-words.tsx';
import { ProofPart } from '#features/signing/proof-part.tsx';
import { SignStep, type SignStepProps } from '#features/trades/sign/sign-step.tsx';
import { WithTexts } from '../../with-texts.tsx';

/** Loaded with this step: the consent wording belongs to the ceremony. */
const SIGNING_TEXTS = ['signing'] as const;

/** The sign page: the wizard step, with the consent given before the ceremony opens. */
export function WizardSign(props: Omit<SignStepProps, 'renderConsent' | 'renderProof'>) {
  return (
    <WithTexts names={SIGNING_TEXTS}>
      <SignStep
        {...props}
        renderConsent={(email) => <ConsentWords email={email} />}
        renderProof={(proof, email) => <ProofPart proof={proof} email={email} />}
      />
    </WithTexts>
  );
}
