import { SECTION_NAMES, type SectionName } from './section-names.ts';

export type Completion = Record<SectionName, boolean>;

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

/** The same completion with one section marked complete. */
export function withComplete(completion: Completion, section: SectionName): Completion {
  return { ...completion, [section]: true };
}

/** A profile is complete only when every section is. */
export function isKycComplete(completion: Completion): boolean {
  return SECTION_NAMES.every((section) => completion[section]);
}
