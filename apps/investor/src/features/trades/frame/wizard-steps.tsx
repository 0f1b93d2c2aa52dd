import type { WizardFacts } from '@portal/domain/wizard/wizard-access';
import { isPageReachable } from '@portal/domain/wizard/wizard-access';
import {
  MILESTONE_OF_PAGE,
  milestoneKey,
  pagesOfMilestone,
  WIZARD_MILESTONES,
  type WizardPage,
  wizardPageKeys,
} from '@portal/domain/wizard/wizard-pages';
import { StepIndicator, type StepState } from '@portal/web/ui/step-indicator';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '#state/store.ts';

/** The four milestones of the top bar; details, pay and sign show as the three parts of Details. */
export function WizardSteps({ page, facts }: { page: WizardPage; facts: WizardFacts }) {
  const { t } = useTranslation();
  const completed = useAppSelector(({ wizard }) => wizard.completed);
  const here = MILESTONE_OF_PAGE[page];
  const stateOf = (isHere: boolean, isDone: boolean): StepState => {
    if (isHere) {
      return 'current';
    }
    return isDone ? 'done' : 'upcoming';
  };
  const steps = WIZARD_MILESTONES.map((milestone) => ({
    id: milestone,
    label: t(milestoneKey(milestone)),
    state: stateOf(
      milestone === here,
      milestone !== 'complete' &&
        isPageReachable(milestone, facts) &&
        pagesOfMilestone(milestone).every((part) => completed.includes(part)),
    ),
  }));
  const pages = pagesOfMilestone(here);
  const parts = pages.map((part) => ({
    id: part,
    label: t(wizardPageKeys(part).name),
    state: stateOf(part === page, completed.includes(part)),
  }));
  return <StepIndicator steps={steps} {...(pages.length > 1 ? { parts } : {})} />;
}
