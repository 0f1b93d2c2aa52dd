import { SECTION_NAMES, type SectionName } from '../fields/section-names.ts';

export type Completion = Record<SectionName, boolean>;

/** A profile is complete only when every section is. */
export function isKycComplete(completion: Completion): boolean {
  return SECTION_NAMES.every((section) => completion[section]);
}

/** The section that is open at first (specification section 2). */
export const FIRST_OPEN_SECTION: SectionName = 'basics';

/** What is shown until the server has answered: only basics is true (specification section 3). */
export const INITIAL_COMPLETION: Readonly<Completion> = {
  basics: true,
  identityVerification: false,
  employment: false,
  income: false,
  assets: false,
  investing: false,
  political: false,
};

/** The section that opens when this one is completed and closes; null after the last. */
export function sectionAfter(section: SectionName): SectionName | null {
  return SECTION_NAMES[SECTION_NAMES.indexOf(section) + 1] ?? null;
}

/** The first section in order that still needs answers; null when none does. */
export function firstIncompleteSection(completion: Completion): SectionName | null {
  return SECTION_NAMES.find((section) => !completion[section]) ?? null;
}
