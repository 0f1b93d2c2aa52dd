import { isPreviousEnabled, type WizardFacts } from '@portal/domain/wizard/wizard-access';
import { pageBefore, type WizardPage } from '@portal/domain/wizard/wizard-pages';
import { useNavigate } from 'react-router';
import { paths } from '#state/paths.ts';
import { useStepSession } from '../use-step.ts';

/** What Previous does, after keeping what was typed; null where there is no way back. */
export function useGoBack(slug: string, page: WizardPage, facts: WizardFacts): (() => void) | null {
  const { events } = useStepSession();
  const navigate = useNavigate();
  const before = pageBefore(page);
  if (before === null || !isPreviousEnabled(page, facts)) {
    return null;
  }
  return () => {
    // Kept or not: the step tries once more when it leaves the screen.
    void events.emit('before-leave').finally(() => void navigate(paths.wizard(slug, before)));
  };
}
