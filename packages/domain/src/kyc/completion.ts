import { partAt } from './draft.ts';
import { contextOf, type KycContext } from './kyc-context.ts';
import { SECTION_NAMES, type SectionName } from './section-names.ts';
import { validateSection } from './validate-kyc.ts';

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

/** Which sections of a profile, in the domain's names, have nothing wrong on a day. */
export function completionOf(kyc: unknown, { today }: Pick<KycContext, 'today'>): Completion {
  const context = contextOf(kyc, today);
  const isComplete = (section: SectionName) =>
    validateSection(section, partAt(kyc, section), context).length === 0;
  return {
    basics: isComplete('basics'),
    identityVerification: isComplete('identityVerification'),
    employment: isComplete('employment'),
    income: isComplete('income'),
    assets: isComplete('assets'),
    investing: isComplete('investing'),
    political: isComplete('political'),
  };
}

/** The same completion with one section marked complete. */
export function withComplete(completion: Completion, section: SectionName): Completion {
  return { ...completion, [section]: true };
}

/** A profile is complete only when every section is. */
export function isKycComplete(completion: Completion): boolean {
  return SECTION_NAMES.every((section) => completion[section]);
}
