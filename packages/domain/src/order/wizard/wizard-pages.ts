import { stepAfter, stepBefore } from '../../ground/steps/steps.ts';

/** The six pages of the investment wizard, in their order (specification section 2). */
export const WIZARD_PAGES = ['order', 'application', 'details', 'pay', 'sign', 'complete'] as const;
export type WizardPage = (typeof WIZARD_PAGES)[number];

/** The page that a step of the address names, or null. */
export function wizardPageOf(step: string | undefined): WizardPage | null {
  return WIZARD_PAGES.find((page) => page === step) ?? null;
}

/** The page before in the list of pages, null before the first. */
export function pageBefore(page: WizardPage): WizardPage | null {
  return stepBefore(WIZARD_PAGES, page);
}

/** The page after in the list of pages, null after the last. */
export function pageAfter(page: WizardPage): WizardPage | null {
  return stepAfter(WIZARD_PAGES, page);
}

/** The address of a page of a deal's wizard; `slug` is the deal's identifier. */
export function wizardPath(slug: string, page: WizardPage): string {
  return `/wizard/${encodeURIComponent(slug)}/${page}`;
}

/** The message keys of a page: its short name and the title above it. */
export function wizardPageKeys(page: WizardPage) {
  return { name: `wizard.pages.${page}.name`, title: `wizard.pages.${page}.title` } as const;
}
