import { fullName } from '@portal/domain/ground/formats/names';
import type { Deal } from '@portal/domain/offering/deals/deal.wire';
import type { Trade } from '@portal/domain/order/trades/trade.wire';
import { owesMemorandum } from '@portal/domain/order/trades/trade-facts';
import { isPageMet, type WizardFacts } from '@portal/domain/order/wizard/wizard-access';
import { wizardPageKeys } from '@portal/domain/order/wizard/wizard-pages';
import { focusField } from '@portal/web/field-id';
import { LinkButton } from '@portal/web/ui/link-button';
import { Notice } from '@portal/web/ui/notice';
import { useTranslation } from 'react-i18next';
import { paths } from '#state/paths.ts';
import { StepColumn } from '../frame/step-column.tsx';
import { JointSignature } from '../joint-signature.tsx';
import { useStep } from '../use-step.ts';
import { DocumentsToSign } from './documents-to-sign.tsx';
import { SignedDocuments } from './signed-documents.tsx';
import { type RenderConsent, SIGN_START } from './start-signing.tsx';

export type SignStepProps = { deal: Deal; trade: Trade; facts: WizardFacts; renderConsent: RenderConsent };

/** The fifth page: leads to the signing ceremony, and shows what is signed when the person comes back. */
export function SignStep({ deal, trade, facts, renderConsent }: SignStepProps) {
  const { t } = useTranslation();
  const isSigned = isPageMet('sign', facts);
  const isMemorandumOwed = owesMemorandum(trade);
  const hasInvestorSigned = trade.approvalProcess.investorSignedAt !== null;
  // The investor has signed and the order is not: what is missing is for the joint investor to give.
  const joint = hasInvestorSigned && !isSigned ? trade.jointInvestor : null;
  const unsigned =
    joint === null
      ? {
          title: t(wizardPageKeys('sign').title),
          intro: t('wizard.sign.lead'),
          missing: t('wizard.sign.toSign'),
        }
      : {
          title: t('wizard.sign.waitingTitle'),
          intro: t('wizard.sign.waitingLead', { name: fullName(joint) }),
          missing: t('wizard.sign.jointToSign', { name: fullName(joint) }),
        };
  useStep({
    isReady: isSigned,
    missing: isSigned ? [] : [unsigned.missing],
    draft: null,
    onShowMissing: hasInvestorSigned || isMemorandumOwed ? undefined : () => focusField(SIGN_START),
  });
  return (
    <StepColumn
      title={isSigned ? t('wizard.sign.signedTitle') : unsigned.title}
      intro={isSigned ? undefined : unsigned.intro}
    >
      {isMemorandumOwed ? <MemorandumFirst deal={deal} /> : null}
      {hasInvestorSigned && joint === null ? <SignedDocuments trade={trade} /> : null}
      {hasInvestorSigned || isMemorandumOwed ? null : <DocumentsToSign {...{ deal, trade, renderConsent }} />}
      <JointSignature trade={trade} leadsOn />
      <p className="max-w-prose text-sm text-muted">{t('wizard.sign.right')}</p>
    </StepColumn>
  );
}

/** Nothing is signed before the offering memorandum of today was confirmed; the first page is where that is done. */
function MemorandumFirst({ deal }: { deal: Deal }) {
  const { t } = useTranslation();
  return (
    <Notice
      tone="attention"
      title={t('wizard.sign.memorandum.title')}
      action={
        <LinkButton size="small" href={paths.wizard(deal.slug, 'order')}>
          {t('wizard.sign.memorandum.action')}
        </LinkButton>
      }
    >
      {t('wizard.sign.memorandum.text')}
    </Notice>
  );
}
