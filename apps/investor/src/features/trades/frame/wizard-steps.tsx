import type { WizardFacts } from '@portal/domain/order/wizard/wizard-access';
import { type WizardPage, wizardPageKeys } from '@portal/domain/order/wizard/wizard-pages';
import { milestoneKey, partsOfMilestone, wizardProgress } from '@portal/domain/order/wizard/wizard-progress';
import { StepIndicator } from '@portal/web/ui/step-indicator';
import { useTranslation } from 'react-i18next';
import { useOpenPage } from './use-open-page.ts';

type WizardStepsProps = { slug: string; page: WizardPage; facts: WizardFacts };

/** The whole way of an order, the same on every page; what is done can be opened again. */
export function WizardSteps({ slug, page, facts }: WizardStepsProps) {
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
