import { stepAfter, stepBefore } from '../steps/steps.ts';

/** The six pages of the investment wizard, in their order (specification section 2). */
export const WIZARD_PAGES = ['order', 'application', 'details', 'pay', 'sign', 'complete'] as const;
export type WizardPage = (typeof WIZARD_PAGES)[number];

/** The four steps that the top bar lists; their slugs are pages too (specification section 2, 'Wizard chrome'). */
export const WIZARD_MILESTONES = ['order', 'application', 'details', 'complete'] as const;
export type WizardMilestone = (typeof WIZARD_MILESTONES)[number];

/** Details, pay and sign are the three parts of the Details milestone. */
export const MILESTONE_OF_PAGE: Readonly<Record<WizardPage, WizardMilestone>> = {
  order: 'order',
  application: 'application',
  details: 'details',
  pay: 'details',
  sign: 'details',
  complete: 'complete',
};

/** The pages of a milestone in their order, one for all but Details. */
export function pagesOfMilestone(milestone: WizardMilestone): WizardPage[] {
  return WIZARD_PAGES.filter((page) => MILESTONE_OF_PAGE[page] === milestone);
}

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

/** The message key of a milestone's name in the top bar. */
export function milestoneKey(milestone: WizardMilestone): `wizard.milestones.${WizardMilestone}` {
  return `wizard.milestones.${milestone}`;
}
