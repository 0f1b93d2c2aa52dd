import { goToStep, type StepWalk, startWalk } from '../../ground/steps/steps.ts';
import { WIZARD_PAGES, type WizardPage } from './wizard-pages.ts';

/** The four steps that the wizard's state lists, beside the six pages of its addresses (specification section 2). */
export const WIZARD_STEPS = ['order', 'application', 'details', 'complete'] as const;
export type WizardStep = (typeof WIZARD_STEPS)[number];

/** The pages of a step in their order: details, pay and sign are the parts of Details. */
export const PAGES_OF_STEP: Readonly<Record<WizardStep, readonly WizardPage[]>> = {
  order: ['order'],
  application: ['application'],
  details: ['details', 'pay', 'sign'],
  complete: ['complete'],
};

/** The wizard's state: a walk through its four steps, with the pages that are complete, from which those of the steps follow. */
export type WizardWalk = StepWalk<WizardStep> & { readonly completedPages: readonly WizardPage[] };

const BEGINNING = startWalk<WizardStep>(WIZARD_STEPS, 'order');

/** The state on a page, with the pages that are complete in any order. */
export function walkOnPage(page: WizardPage, completedPages: readonly WizardPage[]): WizardWalk {
  return withPages(goToStep(BEGINNING, stepOfPage(page)), completedPages);
}

/** The state with a page marked complete, or not. */
export function markPage(walk: WizardWalk, page: WizardPage, complete: boolean): WizardWalk {
  const others = walk.completedPages.filter((other) => other !== page);
  return withPages(walk, complete ? [...others, page] : others);
}

/** The step that a page belongs to. */
export function stepOfPage(page: WizardPage): WizardStep {
  return WIZARD_STEPS.find((step) => PAGES_OF_STEP[step].includes(page)) ?? 'order';
}

function withPages(walk: StepWalk<WizardStep>, pages: readonly WizardPage[]): WizardWalk {
  const completedPages = WIZARD_PAGES.filter((page) => pages.includes(page));
  const completed = WIZARD_STEPS.filter((step) => isStepComplete(step, completedPages));
  return { ...walk, completed, completedPages };
}

/**
 * A step is complete with all of its pages. The last is so with all six: for an order paid outside the portal its page is open,
 * and asks nothing of its own, before the documents are signed.
 */
function isStepComplete(step: WizardStep, completedPages: readonly WizardPage[]): boolean {
  const pages = step === 'complete' ? WIZARD_PAGES : PAGES_OF_STEP[step];
  return pages.every((page) => completedPages.includes(page));
}
