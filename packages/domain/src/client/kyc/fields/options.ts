/** One entry of a fixed list: what the wire carries and the message key of what a person reads. */
export type Choice<Value extends string | number> = { value: Value; labelKey: string };

function choices(list: string, names: readonly string[]): readonly Choice<string>[] {
  return names.map((name, index) => ({ value: String(index + 1), labelKey: `kycOptions.${list}.${name}` }));
}

export const TITLES = choices('title', ['mr', 'ms', 'mx', 'dr']);

export const GENDERS = choices('gender', ['man', 'woman', 'another', 'undisclosed']);

export const MARITAL_STATUSES = choices('maritalStatus', [
  'married',
  'commonLaw',
  'single',
  'separated',
  'divorced',
  'widowed',
]);

/** Employment status alone is a number on the wire. */
export const EMPLOYMENT_STATUSES: readonly Choice<number>[] = [
  { value: 1, labelKey: 'kycOptions.employmentStatus.employed' },
  { value: 2, labelKey: 'kycOptions.employmentStatus.retired' },
  { value: 3, labelKey: 'kycOptions.employmentStatus.other' },
  { value: 4, labelKey: 'kycOptions.employmentStatus.selfEmployed' },
];

export const ID_DOCUMENT_TYPES = choices('idDocumentType', ['driversLicence', 'passport', 'governmentCard']);

export const ADDRESS_PROOF_TYPES = choices('addressProofType', ['utilityBill', 'statement']);

/** What a second, independent source shows in the dual-process method of verifying identity. */
export const DUAL_DOCUMENT_TYPES = choices('dualDocumentType', ['bankAccount', 'creditCard', 'loan']);

export const KNOWLEDGE_LEVELS = choices('knowledge', ['none', 'basic', 'good', 'advanced']);

export const EXPERIENCE_LEVELS = choices('experience', [
  'none',
  'underFiveYears',
  'fiveToTenYears',
  'overTenYears',
]);

export const OBJECTIVES = choices('objective', [
  'preservation',
  'income',
  'balanced',
  'growth',
  'speculation',
]);

/** How much change in value the investor is willing to accept. */
export const RISK_TOLERANCES = choices('riskTolerance', ['low', 'medium', 'high']);

/** How large a loss the investor could bear without hardship. */
export const RISK_CAPACITIES = choices('risk', ['low', 'medium', 'high']);

/** How much of the money somebody may need back before the end of an investment. */
export const LIQUIDITY_NEEDS = choices('liquidityNeed', ['none', 'some', 'most']);

/** What a yes about registration means (NI 45-106 s. 1.1 'accredited investor' (e), (e.1)). */
export const REGISTRATIONS = choices('registration', ['registered', 'formerly', 'firmOnly']);

/** Why somebody has no tax number of a country. */
export const NO_TAX_NUMBER_REASONS = choices('noTaxNumber', ['applied', 'notIssued', 'other']);

/** Where the money to be invested comes from. */
export const FUND_SOURCES = choices('source', [
  'savings',
  'saleOfAssets',
  'inheritanceOrGift',
  'pension',
  'borrowed',
  'other',
]);

/** The sum of exempt market purchases elsewhere in twelve months, in the steps of the investment limits of NI 45-106 s.2.9(2.1). */
export const INVESTMENTS_OUTSIDE = choices('investmentsOutside', [
  'none',
  'upTo10k',
  'upTo30k',
  'upTo100k',
  'over100k',
]);
