/** The blocks of texts that the form speaks with; a page that shows it loads them together with its code. */
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
