import { isPageMet, type WizardFacts } from '@portal/domain/order/wizard/wizard-access';
import { WIZARD_PAGES, type WizardPage } from '@portal/domain/order/wizard/wizard-pages';
import { type WizardWalk, walkOnPage } from '@portal/domain/order/wizard/wizard-steps';
import { useLayoutEffect, useMemo } from 'react';
import { useAppDispatch } from '#state/store.ts';
import { followWizard } from '#state/wizard-slice.ts';

/** The wizard's state on the page on screen, its marks at what the server says; the wizard slice is kept at it. */
export function useFollowSteps(page: WizardPage, facts: WizardFacts): WizardWalk {
  const dispatch = useAppDispatch();
  const walk = useMemo(() => {
    const completed = WIZARD_PAGES.filter((each) => isPageMet(each, facts));
    return walkOnPage(page, completed);
  }, [page, facts]);
  useLayoutEffect(() => void dispatch(followWizard(walk)), [dispatch, walk]);
  return walk;
}
