import { isPageMet, type WizardFacts } from '@portal/domain/wizard/wizard-access';
import { WIZARD_PAGES, type WizardPage } from '@portal/domain/wizard/wizard-pages';
import { useLayoutEffect, useRef } from 'react';
import { useAppDispatch } from '#state/store.ts';
import { markWizardStep, restartWizard, setWizardStep } from '#state/wizard-slice.ts';

/** Keeps the wizard slice, which the bars read, at the page on screen, and its marks at what the server says. */
export function useFollowSteps(slug: string, page: WizardPage, facts: WizardFacts): void {
  const dispatch = useAppDispatch();
  const walked = useRef<string | null>(null);
  // Before the page is painted: the bars round it read the slice.
  useLayoutEffect(() => {
    if (walked.current !== slug) {
      walked.current = slug;
      dispatch(restartWizard());
    }
    dispatch(setWizardStep(page));
    for (const step of WIZARD_PAGES) {
      dispatch(markWizardStep({ step, complete: isPageMet(step, facts) }));
    }
  }, [dispatch, slug, page, facts]);
}
