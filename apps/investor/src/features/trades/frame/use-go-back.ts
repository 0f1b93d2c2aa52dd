import { isPreviousEnabled, type WizardFacts } from '@portal/domain/order/wizard/wizard-access';
import { pageBefore, type WizardPage } from '@portal/domain/order/wizard/wizard-pages';
import { useNavigate } from 'react-router';
import { paths } from '#state/paths.ts';
import { useStepSession } from '../use-step.ts';

/** What Previous does, after saving what was typed; null if there is no way back. */
export function useGoBack(slug: string, page: WizardPage, facts: WizardFacts): (() => void) | null {
  const open = useOpenPage(slug);
  const before = pageBefore(page);
  return before === null || !isPreviousEnabled(page, facts) ? null : () => open(before);
}

/** Opens another page of the order after saving what was typed. */
export function useOpenPage(slug: string): (page: WizardPage) => void {
  const { events } = useStepSession();
  const navigate = useNavigate();
  return (page) => {
    // Saved or not: the step retries when it unmounts.
    void events.emit('before-leave').finally(() => void navigate(paths.wizard(slug, page)));
  };
}
