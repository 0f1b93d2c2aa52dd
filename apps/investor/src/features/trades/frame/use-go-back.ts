import { isPreviousEnabled, type WizardFacts } from '@portal/domain/order/wizard/wizard-access';
import { pageBefore, type WizardPage } from '@portal/domain/order/wizard/wizard-pages';
import { useOpenPage } from './use-open-page.ts';

/** What Previous does, after keeping what was typed; null where there is no way back. */
export function useGoBack(slug: string, page: WizardPage, facts: WizardFacts): (() => void) | null {
  const open = useOpenPage(slug);
  const before = pageBefore(page);
  return before === null || !isPreviousEnabled(page, facts) ? null : () => open(before);
}
