import type { WizardPage } from '@portal/domain/order/wizard/wizard-pages';
import { useNavigate } from 'react-router';
import { paths } from '#state/paths.ts';
import { useStepSession } from '../use-step.ts';

/** Opens another page of the order after keeping what was typed. */
export function useOpenPage(slug: string): (page: WizardPage) => void {
  const { events } = useStepSession();
  const navigate = useNavigate();
  return (page) => {
    // Kept or not: the step tries once more when it leaves the screen.
    void events.emit('before-leave').finally(() => void navigate(paths.wizard(slug, page)));
  };
}
