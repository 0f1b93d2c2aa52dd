import type { SectionName } from './section-names.ts';

/** Each section's texts are one block of messages, so that a screen loads only what it asks. */
const KEY_IN_BLOCK: Readonly<Record<SectionName, (key: string) => string>> = {
  basics: (key) => `kycBasics.${key}`,
  identityVerification: (key) => `kycIdentityVerification.${key}`,
  employment: (key) => `kycEmployment.${key}`,
  income: (key) => `kycIncome.${key}`,
  assets: (key) => `kycAssets.${key}`,
  investing: (key) => `kycInvesting.${key}`,
  political: (key) => `kycPolitical.${key}`,
};

/** The message key of the name of a field or a computed value: `kycBasics.address.street.label`. */
export function labelKeyOf(section: SectionName, path: string): string {
  return KEY_IN_BLOCK[section](`${path}.label`);
}

/** The message key of the question that a legend asks in full: `kycPolitical.pep.value.question`. */
export function fullQuestionKeyOf(section: SectionName, path: string): string {
  return KEY_IN_BLOCK[section](`${path}.question`);
}

/** The message key of what helps to answer, or why we ask: `kycBasics.birthdate.hint`. */
export function helpKeyOf(section: SectionName, path: string): string {
  return KEY_IN_BLOCK[section](`${path}.hint`);
}

/** The message key of a heading above several fields: `kycBasics.groups.spouse`. */
export function groupKeyOf(section: SectionName, group: string): string {
  return KEY_IN_BLOCK[section](`groups.${group}`);
}

/** The message key of a section's name: `kyc.sections.basics.title`. */
export function sectionTitleKeyOf(section: SectionName): string {
  return `kyc.sections.${section}.title`;
}

/** The message key of what a section is for: `kyc.sections.basics.intro`. */
export function sectionIntroKeyOf(section: SectionName): string {
  return `kyc.sections.${section}.intro`;
}
