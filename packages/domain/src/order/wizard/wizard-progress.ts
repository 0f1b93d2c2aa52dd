import { isPageMet, isPageReachable, type WizardFacts } from './wizard-access.ts';
import type { WizardPage } from './wizard-pages.ts';

/** The way of an order as its bar shows it, from the amount to the dealer's review: the same five on every page. */
export const WIZARD_MILESTONES = ['amount', 'profile', 'payment', 'sign', 'review'] as const;
export type WizardMilestone = (typeof WIZARD_MILESTONES)[number];

/** The pages of a milestone in their order; Payment has two parts. */
export const PAGES_OF_MILESTONE: Readonly<Record<WizardMilestone, readonly WizardPage[]>> = {
  amount: ['order'],
  profile: ['application'],
  payment: ['details', 'pay'],
  sign: ['sign'],
  review: ['complete'],
};

export type MilestoneState = 'done' | 'current' | 'upcoming';

/** A milestone with its state, and the page that a click on it opens; null where there is none to open. */
export type WizardMilestoneShown = {
  milestone: WizardMilestone;
  state: MilestoneState;
  opens: WizardPage | null;
};

/**
 * The milestone that a page belongs to. The last page of an order that is not signed is about signing: what comes after it has
 * not begun, and no step that is done stands behind one that is not.
 */
export function milestoneOf(page: WizardPage, { sign }: Pick<WizardFacts, 'sign'>): WizardMilestone {
  if (page === 'complete' && !sign) {
    return 'sign';
  }
  return WIZARD_MILESTONES.find((milestone) => PAGES_OF_MILESTONE[milestone].includes(page)) ?? 'amount';
}

/** The whole way as it stands on a page. What is done may be opened again until something is signed: then terms no longer change. */
export function wizardProgress(page: WizardPage, facts: WizardFacts): WizardMilestoneShown[] {
  const here = milestoneOf(page, facts);
  return WIZARD_MILESTONES.map((milestone) => {
    const [first] = PAGES_OF_MILESTONE[milestone];
    const isDone = milestone !== 'review' && isMilestoneDone(milestone, facts);
    const state = milestone === here ? 'current' : isDone ? 'done' : 'upcoming';
    return { milestone, state, opens: state === 'done' && !facts.anythingSigned ? (first ?? null) : null };
  });
}

function isMilestoneDone(milestone: WizardMilestone, facts: WizardFacts): boolean {
  return PAGES_OF_MILESTONE[milestone].every(
    (page) => isPageReachable(page, facts) && isPageMet(page, facts),
  );
}

/** The pages of a milestone by the way they stand; of one page only, none. */
export function partsOfMilestone(
  page: WizardPage,
  facts: WizardFacts,
): { page: WizardPage; state: MilestoneState }[] {
  const pages = PAGES_OF_MILESTONE[milestoneOf(page, facts)];
  return pages.length < 2
    ? []
    : pages.map((part) => ({
        page: part,
        state: part === page ? 'current' : isPageMet(part, facts) ? 'done' : 'upcoming',
      }));
}

/** The message key of a milestone's name in the top bar. */
export function milestoneKey(milestone: WizardMilestone): `wizard.milestones.${WizardMilestone}` {
  return `wizard.milestones.${milestone}`;
}
