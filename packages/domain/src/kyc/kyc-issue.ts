import type { SectionName } from './section-names.ts';

/**
 * One answer that needs attention. `path` is dotted (within the section from `validateSection`, with the section's
 * name before it from `validateKyc`); `key` names the sentence in `packages/messages`.
 *
 * `values` fill the sentence. The value named `label` is itself a message key (`kycBasics.phone.label`): a renderer
 * translates it first and puts the translation in. All other values are put in as they are.
 */
export type KycIssue = {
  path: string;
  key: IssueKey;
  values: { label: string; [name: string]: string | number };
};

/** Every sentence a rule can answer with. */
export const ISSUE_KEYS = [
  'kyc.issues.required',
  'kyc.issues.fieldRequired',
  'kyc.issues.descriptionRequired',
  'kyc.issues.email',
  'kyc.issues.phone',
  'kyc.issues.canadaOnly',
  'kyc.issues.riskTotal',
  'kyc.issues.tooLong',
  'kyc.issues.choice',
  'kyc.issues.text',
  'kyc.issues.number',
  'kyc.issues.wholeNumber',
  'kyc.issues.minimum',
  'kyc.issues.maximum',
  'kyc.issues.cents',
  'kyc.issues.netWorthPositive',
  'kyc.issues.date',
  'kyc.issues.dateInFuture',
  'kyc.issues.tooYoung',
  'kyc.issues.tooOld',
  'kyc.issues.expired',
  'kyc.issues.socialInsuranceNumberDigits',
  'kyc.issues.socialInsuranceNumber',
  'kyc.issues.postalCode',
  'kyc.issues.postalCodeProvince',
  'kyc.issues.country',
  'kyc.issues.file',
] as const;

export type IssueKey = (typeof ISSUE_KEYS)[number];

/** The message block of each section: `kycBasics`, `kycIdentityVerification`, ... */
export const SECTION_BLOCKS = {
  basics: 'kycBasics',
  identityVerification: 'kycIdentityVerification',
  employment: 'kycEmployment',
  income: 'kycIncome',
  assets: 'kycAssets',
  investing: 'kycInvesting',
  political: 'kycPolitical',
} as const satisfies Record<SectionName, string>;

/** The message key of the name of a field, a group (`address`) or a computed value (`totals.netWorth`). */
export function labelKeyOf(section: SectionName, path: string): string {
  return `${SECTION_BLOCKS[section]}.${path}.label`;
}
