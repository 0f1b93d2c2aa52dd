import { NAME_LENGTH_MAX } from '../../../ground/people/legal-name.ts';

/** How long each text of the profile may be, in characters. */
export const TEXT_LIMITS = {
  name: NAME_LENGTH_MAX,
  email: 254,
  phone: 40,
  street: 120,
  unit: 20,
  city: 80,
  region: 80,
  postalCode: 16,
  agesOfDependents: 120,
  taxResidencyDetails: 500,
  taxNumber: 40,
  businessName: 120,
  businessType: 80,
  occupation: 80,
  incomeSource: 200,
  employmentDetails: 500,
  socialInsuranceNumber: 20,
  documentNumber: 40,
  accountNumber: 40,
  reference: 80,
  sourceName: 120,
  description: 1000,
  fileId: 64,
} as const;

/** Canadian dollars; beyond it an amount is a slip of the finger. */
export const AMOUNT_MAX = 1_000_000_000_000;
export const DEPENDENTS_MAX = 30;
export const YEARS_MAX = 80;
export const PERCENTAGE_MAX = 100;
/** Purchases elsewhere that the profile has lines for; more are told together. */
export const PURCHASES_ELSEWHERE_MAX = 8;
/** Canadian dollars: less is no purchase. */
export const PURCHASE_MIN = 1;
/** Countries other than Canada where somebody pays tax. */
export const TAX_RESIDENCES_MAX = 3;
/** Years; nobody younger can marry in Canada (Civil Marriage Act, s. 2.2). */
export const SPOUSE_AGE_MIN = 16;
/** Years; nobody older has ever been recorded. */
export const AGE_MAX = 125;

/** Characters of any one answer in a draft: above the limit of every field, so that an answer that is too long is kept and pointed out. */
export const DRAFT_TEXT_MAX = 4_000;

/** A save gives the times of at most this many fields; the profile has fewer. */
export const TIMED_PATHS_MAX = 500;
/** Characters of a dotted path to a field. */
export const TIMED_PATH_MAX = 120;
