import { isPageMet, type WizardFacts } from '@portal/domain/order/wizard/wizard-access';
import { WIZARD_PAGES, type WizardPage } from '@portal/domain/order/wizard/wizard-pages';
import { useLayoutEffect } from 'react';
import { useAppDispatch } from '#state/store.ts';
import { followWizard } from '#state/wizard-slice.ts';

/** Keeps the wizard slice, which the bars read, at the page on screen, and its marks at what the server says. */
export function useFollowSteps(page: WizardPage, facts: WizardFacts): void {
  const dispatch = useAppDispatch();
  // Before the page is painted: the bars round it read the slice.
  useLayoutEffect(() => {
    const completed = WIZARD_PAGES.filter((step) => isPageMet(step, facts));
    dispatch(followWizard({ page, completed }));
  }, [dispatch, page, facts]);
}
