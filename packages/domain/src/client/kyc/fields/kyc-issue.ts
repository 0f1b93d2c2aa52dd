/**
 * One answer that needs attention. `path` is dotted (within the section from `validateSection`, with the section's
 * name before it from `checkKyc`); `key` names the sentence in `packages/messages`.
 *
 * `values` fill the sentence. The value named `label` is itself a message key (`kycBasics.phone.label`): a renderer
 * translates it first and puts the translation in. Other values are put in as they are, numbers in the form of the language.
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
  'kyc.issues.legalName',
  'kyc.issues.letters',
  'kyc.issues.number',
  'kyc.issues.wholeNumber',
  'kyc.issues.minimum',
  'kyc.issues.maximum',
  'kyc.issues.twoDecimals',
  'kyc.issues.netWorthPositive',
  'kyc.issues.date',
  'kyc.issues.dateInFuture',
  'kyc.issues.tooYoung',
  'kyc.issues.tooOld',
  'kyc.issues.spouseTooYoung',
  'kyc.issues.noDependents',
  'kyc.issues.expired',
  'kyc.issues.socialInsuranceNumberDigits',
  'kyc.issues.socialInsuranceNumber',
  'kyc.issues.sameSocialInsuranceNumber',
  'kyc.issues.postalCode',
  'kyc.issues.postalCodeProvince',
  'kyc.issues.country',
  'kyc.issues.foreignCountry',
  'kyc.issues.file',
] as const;

export type IssueKey = (typeof ISSUE_KEYS)[number];
