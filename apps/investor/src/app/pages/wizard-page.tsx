import type { Deal } from '@portal/domain/offering/deals/deal.wire';
import { wizardFactsOf } from '@portal/domain/order/wizard/wizard-access';
import { wizardPageKeys, wizardPageOf } from '@portal/domain/order/wizard/wizard-pages';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { ANOTHER_ORDER } from '#features/trades/frame/locked-step.tsx';
import { WizardFrame } from '#features/trades/frame/wizard-frame.tsx';
import { pageOfAddress, RedirectToPage } from '#features/trades/page-of-address.tsx';
import { type ReadyOrder, useWizardOrder } from '#features/trades/use-wizard-order.ts';
import { useDrawnContent } from '#state/page/use-drawn-content.ts';
import { paths } from '#state/paths.ts';
import { HelpLine } from '../contact/help-line.tsx';
import { LanguageSwitch } from '../frame/language-switch.tsx';
import { Logo } from '../frame/logo.tsx';
import { CONTENT_ID } from '../frame/skip-link.tsx';
import { usePageTitle } from '../navigation/page-title.ts';
import { useWizardKyc, type WizardKyc } from './wizard/use-wizard-kyc.ts';
import { WizardHelp } from './wizard/wizard-help.tsx';
import { WizardStep } from './wizard/wizard-step.tsx';
import { WizardWaiting } from './wizard/wizard-waiting.tsx';

const FACTS = wizardFactsOf(null, { kycComplete: false });

/** The profile before anything is known about the person. */
const KYC_OF_NOBODY: WizardKyc = {
  isLoading: true,
  error: undefined,
  isComplete: false,
  refresh: async () => false,
  toSign: null,
  answer: () => '',
};

/** The order as the server drew its first page, before anything is known about the person. */
function orderOfNobody(deal: Deal): ReadyOrder {
  return { deal, trade: null, facts: FACTS, refresh: async () => FACTS };
}

/** The order wizard: what the server knows decides which page may be shown. */
export function WizardPage() {
  const { slug = '', step } = useParams();
  const [query] = useSearchParams();
  const kyc = useWizardKyc();
  const order = useWizardOrder(slug, kyc, query.get(ANOTHER_ORDER.name) === ANOTHER_ORDER.value);
  // A step is expensive to render: deferred, it renders in pieces, between which the browser paints and reacts.
  const isDrawn = useDeferredValue(order.state === 'ready');
  const deal = useDrawnContent('deal', isDrawn || order.state === 'failed');
  const isFirstPage = wizardPageOf(step) === 'order';
  const nobodys = useMemo(
    () => (deal === undefined || !isFirstPage ? null : orderOfNobody(deal)),
    [deal, isFirstPage],
  );
  if (order.state === 'failed') {
    return <WizardWaiting error={order.error} onRetry={order.retry} />;
  }
  if (order.state === 'ready' && isDrawn) {
    return <OpenWizard {...{ slug, step, order, kyc }} isKnown />;
  }
  return nobodys === null ? (
    <WizardWaiting />
  ) : (
    <OpenWizard {...{ slug, step }} kyc={KYC_OF_NOBODY} order={nobodys} isKnown={false} />
  );
}

type OpenWizardProps = {
  slug: string;
  step: string | undefined;
  order: ReadyOrder;
  /** False until the person's orders are known: until then the first page shows what is the same for everybody. */
  isKnown: boolean;
  kyc: WizardKyc;
};

/** Memoised, because most answers that arrive one by one change nothing it shows. */
const OpenWizard = memo(function OpenWizard({ slug, step, order, kyc, isKnown }: OpenWizardProps) {
  const { t } = useTranslation();
  const { deal, trade, facts, refresh } = order;
  const { page, redirectTo } = pageOfAddress(step, facts);
  // Without its order no later page may show; after a cancellation the person is leaving and must not be led to the first
  // page.
  const [isCancelled, setCancelled] = useState(false);
  usePageTitle(t('wizard.pageTitle', { page: t(wizardPageKeys(page).name), deal: deal.name }));
  return (
    <WizardFrame
      brand={<Logo to={paths.marketplace()} isCompact />}
      languageSwitch={<LanguageSwitch />}
      help={<WizardHelp />}
      helpBelow={<HelpLine />}
      contentId={CONTENT_ID}
      {...{ slug, page, deal, trade, facts, refresh, isKnown }}
      onCancelled={() => setCancelled(true)}
    >
      {redirectTo === null ? <WizardStep key={page} {...{ page, deal, trade, facts, kyc, isKnown }} /> : null}
      {redirectTo === null || isCancelled ? null : (
        <RedirectToPage slug={slug} page={redirectTo} isToBeTold={wizardPageOf(step) !== null} />
      )}
    </WizardFrame>
  );
});
