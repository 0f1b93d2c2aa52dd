import { isOnFinalStep } from '@portal/domain/ground/steps/steps';
import type { Deal } from '@portal/domain/offering/deals/deal.wire';
import type { Trade } from '@portal/domain/order/trades/trade.wire';
import { isNextEnabled, isPageMet, type WizardFacts } from '@portal/domain/order/wizard/wizard-access';
import { WIZARD_PAGES, type WizardPage } from '@portal/domain/order/wizard/wizard-pages';
import { type WizardWalk, walkOnPage } from '@portal/domain/order/wizard/wizard-steps';
import { classNames } from '@portal/web/class-names';
import { useLatePart } from '@portal/web/page/use-late-part';
import { whenIdle } from '@portal/web/page/when-idle';
import { showToast } from '@portal/web/toasts';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { setModal } from '#state/slices/modal-slice.ts';
import { followWizard } from '#state/slices/wizard-slice.ts';
import { useAppDispatch, useAppSelector } from '#state/store.ts';
import { createStepEvents } from '../step-events.ts';
import { type StepReport, StepSessionContext } from '../use-step.ts';
import { OrderNotices } from './order-notices.tsx';
import { useGoOn } from './use-go-on.ts';
import { WizardBottomBar } from './wizard-bottom-bar.tsx';
import { WizardTopBar } from './wizard-top-bar.tsx';

/** Overlays load after the page. */
const loadCancelDialog = async () => (await import('./cancel-dialog.tsx')).CancelDialog;

export type WizardFrameProps = {
  brand: ReactNode;
  languageSwitch: ReactNode;
  /** Ways to reach the dealer, in the bar and below the step. */
  help: ReactNode;
  helpBelow: ReactNode;
  /** Target of the skip link. */
  contentId: string;
  slug: string;
  page: WizardPage;
  deal: Deal;
  trade: Trade | null;
  /** False until the person's orders are known. */
  isKnown: boolean;
  facts: WizardFacts;
  refresh: () => Promise<WizardFacts>;
  onCancelled: () => void;
  children: ReactNode;
};

/** The wizard's two bars and dialog around a step. */
export function WizardFrame(props: WizardFrameProps) {
  const { brand, languageSwitch, help, helpBelow, contentId, slug, page, deal, trade, facts } = props;
  const { isKnown, refresh, onCancelled, children } = props;
  const [events] = useState(createStepEvents);
  const [report, setReport] = useState<StepReport | null>(null);
  const [actionPlace, setActionPlace] = useState<HTMLElement | null>(null);
  const { goOn, isMoving } = useGoOn({ slug, page, events, refresh });
  const isAtEnd = isOnFinalStep(useFollowSteps(page, facts));
  const isAsking = useAppSelector((state) => state.trade.loading);
  const CancelDialog = useCancelDialog();
  const session = useMemo(
    () => ({ events, report: setReport, goOn, actionPlace }),
    [events, goOn, actionPlace],
  );
  // For Next, what is typed on this page counts; the server learns of it on the way.
  const factsHere = page === 'complete' ? facts : { ...facts, [page]: report?.isReady === true };
  return (
    <StepSessionContext value={session}>
      <WizardTopBar
        {...{ brand, languageSwitch, help, slug, page, facts, trade, isKnown }}
        dealName={deal.name}
      />
      <main
        id={contentId}
        tabIndex={-1}
        aria-busy={isAsking}
        className={classNames(
          'mx-auto flex w-full max-w-page grow flex-col gap-6 px-4 py-8 sm:px-6 md:py-12',
          // The longest form begins at the top of a desk.
          page === 'application' && 'lg:pt-2',
        )}
      >
        <OrderNotices slug={slug} page={page} trade={trade} />
        {children}
        {helpBelow}
      </main>
      {isAtEnd ? null : (
        <WizardBottomBar
          {...{ slug, page, facts, report, isMoving }}
          isNextOpen={isNextEnabled(page, factsHere)}
          actionRef={setActionPlace}
        />
      )}
      {CancelDialog === null ? null : (
        <CancelDialog key={page} slug={slug} tradeId={trade?.id ?? null} onCancelled={onCancelled} />
      )}
    </StepSessionContext>
  );
}

/** The cancel dialog, once asked for; if its code fails to load, the order continues. */
function useCancelDialog() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  useEffect(() => whenIdle(() => void loadCancelDialog().catch(() => undefined)), []);
  const isAsked = useAppSelector((state) => state.modal.cancel);
  return useLatePart(isAsked, loadCancelDialog, () => {
    dispatch(setModal({ name: 'cancel', open: false }));
    showToast('problem', t('ui.error.network'));
  });
}

/** The wizard's walk for the page on screen and the server's facts, mirrored in the wizard slice. */
function useFollowSteps(page: WizardPage, facts: WizardFacts): WizardWalk {
  const dispatch = useAppDispatch();
  const walk = useMemo(() => {
    const completed = WIZARD_PAGES.filter((each) => isPageMet(each, facts));
    return walkOnPage(page, completed);
  }, [page, facts]);
  useLayoutEffect(() => void dispatch(followWizard(walk)), [dispatch, walk]);
  return walk;
}
