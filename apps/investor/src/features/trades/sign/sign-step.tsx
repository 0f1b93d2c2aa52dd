import type { OrderSigning, SigningDocumentKind } from '@portal/domain/agreement/signing/signing.wire';
import { fullName } from '@portal/domain/ground/formats/full-name';
import type { Deal } from '@portal/domain/offering/deals/deal.wire';
import type { Trade } from '@portal/domain/order/trades/trade.wire';
import { awaitsPurchaser, owesMemorandum } from '@portal/domain/order/trades/trade-facts';
import { nextActionOf } from '@portal/domain/order/wizard/next-action';
import { isPageMet, type WizardFacts } from '@portal/domain/order/wizard/wizard-access';
import { wizardPageKeys } from '@portal/domain/order/wizard/wizard-pages';
import { focusField } from '@portal/web/form/field-id';
import { useFormats } from '@portal/web/i18n/use-formats';
import { Card } from '@portal/web/ui/card';
import { DocumentRow } from '@portal/web/ui/document-row';
import { Page } from '@portal/web/ui/icons';
import { LinkButton } from '@portal/web/ui/link-button';
import { Notice } from '@portal/web/ui/notice';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useDocumentRow } from '#state/documents/use-document-row.ts';
import { paths } from '#state/paths.ts';
import { StepColumn } from '../frame/step-column.tsx';
import { JointSignature } from '../joint-signature.tsx';
import { useStep } from '../use-step.ts';
import {
  type RenderConsent,
  type RenderProof,
  SIGN_START,
  StartSigning,
  useOrderSigningQuery,
} from './start-signing.tsx';

/** More changed rows than a line can name. */
const LABELS_SHOWN_MAX = 5;

export type SignStepProps = {
  deal: Deal;
  trade: Trade;
  facts: WizardFacts;
  renderConsent: RenderConsent;
  renderProof: RenderProof;
};

/** The fifth page: leads to the signing ceremony, and on return shows what was signed. */
export function SignStep({ deal, trade, facts, renderConsent, renderProof }: SignStepProps) {
  const { t } = useTranslation();
  const isSigned = isPageMet('sign', facts);
  const isMemorandumOwed = owesMemorandum(trade);
  const hasInvestorSigned = trade.approvalProcess.investorSignedAt !== null;
  // The investor has signed but the order is not fully signed: the joint investor is missing.
  const joint = hasInvestorSigned && !isSigned ? trade.jointInvestor : null;
  const forDealer = dealersTurn(trade);
  const mayNotSign = hasInvestorSigned || isMemorandumOwed || awaitsPurchaser(trade) || forDealer !== null;
  const unsigned =
    joint === null
      ? {
          title: t(wizardPageKeys('sign').title),
          intro: t('wizard.sign.lead'),
          missing: t(missingKey(trade, forDealer)),
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
    onShowMissing: mayNotSign ? undefined : () => focusField(SIGN_START),
  });
  return (
    <StepColumn
      title={isSigned ? t('wizard.sign.signedTitle') : unsigned.title}
      intro={isSigned ? undefined : unsigned.intro}
    >
      {isMemorandumOwed ? <MemorandumFirst deal={deal} /> : null}
      {forDealer === null ? null : <DealerFirst awaited={forDealer} />}
      {hasInvestorSigned && joint === null ? <SignedDocuments trade={trade} /> : null}
      {mayNotSign ? null : <DocumentsToSign {...{ deal, trade, renderConsent, renderProof }} />}
      <JointSignature trade={trade} leadsOn />
      <p className="max-w-prose text-sm text-muted">{t('wizard.sign.right')}</p>
    </StepColumn>
  );
}

/** Nothing can be signed before the current offering memorandum is confirmed, on the first page. */
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

const FOR_DEALER = {
  'wait-for-representative': 'wizard.sign.toFind',
  'wait-for-suitability': 'wizard.sign.toAdvise',
} as const;
type DealersTurn = keyof typeof FOR_DEALER;

/** What the dealer does before anybody can sign; null if nothing. */
function dealersTurn(trade: Trade): DealersTurn | null {
  const action = nextActionOf(trade.nextAction);
  return action === 'wait-for-representative' || action === 'wait-for-suitability' ? action : null;
}

function missingKey(trade: Trade, forDealer: DealersTurn | null) {
  if (awaitsPurchaser(trade)) {
    return 'wizard.sign.toJoin';
  }
  return forDealer === null ? 'wizard.sign.toSign' : FOR_DEALER[forDealer];
}

/** Nothing can be signed before somebody of the dealer may take the order, or has advised on it; it asks nothing of the investor. */
function DealerFirst({ awaited }: { awaited: DealersTurn }) {
  const { t } = useTranslation();
  return (
    <Notice tone="info" title={t(`trades.nextAction.${awaited}.title`)}>
      {t(`trades.nextAction.${awaited}.text`)}
    </Notice>
  );
}

type DocumentsToSignProps = Pick<SignStepProps, 'deal' | 'trade' | 'renderConsent' | 'renderProof'>;

/** What will be signed, and the button that starts or resumes it. */
function DocumentsToSign({ deal, trade, renderConsent, renderProof }: DocumentsToSignProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const titleId = useId();
  const units = t('wizard.order.units', { count: trade.quantity });
  // A profile already signed, with another order or by itself, is not signed again.
  const isProfileSigned = trade.kycId !== null && trade.kycId.signedAt !== null;
  const { data } = useOrderSigningQuery(trade.shareOrderId);
  const kept = data?.again?.kept ?? [];
  const written = [
    ...(isProfileSigned
      ? []
      : [{ name: 'kyc', kind: 'kyc-confirmation', text: t('wizard.sign.kycText') } as const]),
    {
      name: 'agreement',
      kind: 'subscription-agreement',
      text: t('wizard.sign.agreementText', { units, amount: formats.exactMoney(trade.orderTotal) }),
    },
    { name: 'risk', kind: 'risk-acknowledgement', text: t('wizard.sign.riskText') },
  ] as const;
  const documents = written.filter(({ kind }) => kept.every((paper) => paper.kind !== kind));
  return (
    <Card as="section" labelledBy={titleId}>
      <h2 id={titleId} className="text-xl">
        {t('wizard.sign.documents')}
      </h2>
      <ul className="mt-2 flex flex-col sm:mt-4">
        {documents.map(({ name, kind, text }) => (
          <li key={name} className="flex gap-4 border-line py-3 not-first:border-t">
            <Page className="mt-0.5 size-6 text-accent" />
            <span className="min-w-0">
              <span className="block font-semibold">{t(`wizard.sign.${name}`)}</span>
              <span className="block text-muted text-sm">{text}</span>
              <WhyAgain again={data?.again ?? null} kind={kind} />
            </span>
          </li>
        ))}
        {(data?.forms ?? [])
          .filter(({ kind }) => kept.every((paper) => paper.kind !== kind))
          .map(({ kind, title }) => (
            <li key={kind} className="flex gap-4 border-line border-t py-3">
              <Page className="mt-0.5 size-6 text-accent" />
              <span className="min-w-0">
                <span className="block font-semibold">{title}</span>
                <span className="block text-muted text-sm">{t('wizard.sign.formText')}</span>
              </span>
            </li>
          ))}
      </ul>
      {kept.length === 0 ? null : (
        <p className="mb-4 max-w-prose text-muted text-sm">
          {t('wizard.sign.kept', { titles: kept.map(({ title }) => title).join(', ') })}
        </p>
      )}
      <div className="flex flex-col gap-5">
        <StartSigning slug={deal.slug} {...{ trade, renderConsent, renderProof }} />
      </div>
    </Card>
  );
}

type WhyAgainProps = { again: OrderSigning['again']; kind: SigningDocumentKind };

/** What changed in a document since it was signed; nothing for one that is signed for the first time. */
function WhyAgain({ again, kind }: WhyAgainProps) {
  const { t } = useTranslation();
  const paper = again?.papers.find((one) => one.kind === kind);
  return paper === undefined ? null : (
    <span className="block text-sm">
      {paper.labels.length === 0
        ? t('wizard.sign.again')
        : t('wizard.sign.changed', { labels: paper.labels.slice(0, LABELS_SHOWN_MAX).join(', ') })}
    </span>
  );
}

/** The sealed documents of an order, for the signer to keep. */
function SignedDocuments({ trade }: { trade: Trade }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const rowOf = useDocumentRow();
  if (trade.signedDocumentList.length === 0) {
    return <p className="text-muted">{t('wizard.sign.sealing')}</p>;
  }
  return (
    <ul className="overflow-hidden rounded-card border border-line bg-raised shadow-raised">
      {trade.signedDocumentList.map((document) => (
        <DocumentRow
          key={document.id}
          {...rowOf(document)}
          note={t('wizard.sign.signedOn', { date: formats.dateTime(document.signedAt) })}
          sizeBytes={document.size}
        />
      ))}
    </ul>
  );
}
