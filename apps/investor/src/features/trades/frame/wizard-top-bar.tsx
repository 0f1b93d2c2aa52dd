import { mayCancel } from '@portal/domain/order/trades/may-cancel';
import type { Trade } from '@portal/domain/order/trades/trade.wire';
import { tradeStatusOf } from '@portal/domain/order/trades/trade-status';
import type { WizardFacts } from '@portal/domain/order/wizard/wizard-access';
import { type WizardPage, wizardPageKeys } from '@portal/domain/order/wizard/wizard-pages';
import { milestoneKey, partsOfMilestone, wizardProgress } from '@portal/domain/order/wizard/wizard-progress';
import { classNames } from '@portal/web/class-names';
import { Button } from '@portal/web/ui/button';
import { ReservedUntil } from '@portal/web/ui/reserved-until';
import { StepIndicator } from '@portal/web/ui/step-indicator';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { setModal } from '#state/slices/modal-slice.ts';
import { useAppDispatch, useAppSelector } from '#state/store.ts';
import { PreviousLink, SaveAndExitLink } from './save-and-exit-link.tsx';
import { useOpenPage } from './use-go-back.ts';

export type WizardTopBarProps = {
  brand: ReactNode;
  languageSwitch: ReactNode;
  help: ReactNode;
  slug: string;
  dealName: string;
  trade: Trade | null;
  /** False until it is known whether there is something to cancel. */
  isKnown: boolean;
  page: WizardPage;
  facts: WizardFacts;
};

/** Progress, the deal, and the two ways out. */
export function WizardTopBar(props: WizardTopBarProps) {
  const { brand, languageSwitch, help, slug, dealName, trade, isKnown, page, facts } = props;
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const reserved = trade === null ? <Unreserved isKnown={isKnown} /> : <ReservedUntil order={trade} />;
  const canCancel = useAppSelector(({ trade }) => mayCancelLatest(trade.trade));
  return (
    <header className="border-line border-b bg-raised">
      <div className="mx-auto max-w-page px-4 sm:px-6">
        <div className="flex min-h-14 items-center gap-3 sm:min-h-16">
          <span className="max-sm:hidden">{brand}</span>
          <div className="min-w-0 flex-1 border-line sm:border-l sm:pl-3">
            <p className="hyphens-auto text-sm leading-tight font-semibold wrap-anywhere sm:line-clamp-2">
              {dealName}
            </p>
            <div className="max-sm:hidden">{reserved}</div>
          </div>
          <div data-print="no" className="flex items-center gap-1 sm:gap-3">
            {help}
            {languageSwitch}
            <span className="hidden sm:block">
              <SaveAndExitLink />
            </span>
            {canCancel ? (
              <span className={classNames('-mr-4', !isKnown && 'invisible')}>
                <Button
                  tone="quiet"
                  size="small"
                  onPress={() => dispatch(setModal({ name: 'cancel', open: true }))}
                >
                  {t('wizard.cancel')}
                </Button>
              </span>
            ) : null}
          </div>
        </div>
        {/* A phone has no room for it beside the deal's name. */}
        <div className="pb-2 sm:hidden">{reserved}</div>
        <div className="border-line pt-3 pb-1 max-sm:border-t sm:mx-auto sm:max-w-wide sm:pt-2 sm:pb-5 lg:pb-3">
          <WizardSteps slug={slug} page={page} facts={facts} />
        </div>
        <div data-print="no" className="flex items-center justify-between gap-4 sm:hidden">
          <PreviousLink slug={slug} page={page} facts={facts} />
          <SaveAndExitLink />
        </div>
      </div>
    </header>
  );
}

/** Placeholder for the reservation's end, so that nothing moves once an order is known. */
function Unreserved({ isKnown }: { isKnown: boolean }) {
  const { t } = useTranslation();
  return (
    <p className={classNames('text-sm text-muted', !isKnown && 'invisible')}>{t('wizard.unreserved')}</p>
  );
}

/**
 * True while an order is being filled in, or before there is one. A signed order is cancelled on its own page, whose dialog
 * explains what happens to agreement and money.
 */
function mayCancelLatest(trade: Trade | null): boolean {
  return (
    trade === null ||
    (trade.approvalProcess.investorSignedAt === null && mayCancel(tradeStatusOf(trade.status), 'not-begun'))
  );
}

type WizardStepsProps = { slug: string; page: WizardPage; facts: WizardFacts };

/** All steps of an order, the same on every page; completed ones can be reopened. */
function WizardSteps({ slug, page, facts }: WizardStepsProps) {
  const { t } = useTranslation();
  const open = useOpenPage(slug);
  const steps = wizardProgress(page, facts).map(({ milestone, state, opens }) => ({
    id: milestone,
    label: t(milestoneKey(milestone)),
    state,
    onOpen: opens === null ? undefined : () => open(opens),
  }));
  const parts = partsOfMilestone(page, facts).map(({ page: part, state }) => ({
    id: part,
    label: t(wizardPageKeys(part).name),
    state,
  }));
  return <StepIndicator steps={steps} {...(parts.length > 0 ? { parts } : {})} />;
}
