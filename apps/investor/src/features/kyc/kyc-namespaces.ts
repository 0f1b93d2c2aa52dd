/** The form's text blocks; a page that shows it loads them with its code. */
export const KYC_NAMESPACES = [
  'cropping',
  'kyc',
  'kycAssets',
  'kycBasics',
  'kycEmployment',
  'kycForm',
  'kycIdentityVerification',
  'kycIncome',
  'kycInvesting',
  'kycOptions',
  'kycPolitical',
  'places',
] as const;
