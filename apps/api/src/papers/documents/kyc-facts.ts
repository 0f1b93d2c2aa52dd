import type { Language } from '@portal/domain/ground/people/languages';

/** Three years of income in cents, the earliest last. */
export type IncomeFacts = { currentCents: bigint; lastCents: bigint; beforeCents: bigint };

/**
 * The main facts of an investor profile as a person reads them. Choices (a marital status, an objective) are
 * already words in the document's language; numbers of documents are already masked.
 */
export type KycFacts = {
  language: Language;
  version: number;
  person: {
    name: string;
    /** `YYYY-MM-DD`. */
    birthdate: string;
    maritalStatus: string;
    dependents: number;
    address: string;
    phone: string;
    email: string;
    citizenship: string;
    isCanadianTaxResident: boolean;
    sinMasked: string;
    /** Kind and masked number: 'Passport, •••• 482'. */
    identity: string;
    /** `YYYY-MM-DD`. */
    identityExpiry: string;
  };
  work: { status: string; occupation: string | null; employer: string | null };
  income: IncomeFacts;
  /** Null for a person without a spouse, or whose spouse's finances stay out. */
  spouseIncome: IncomeFacts | null;
  assetsCents: bigint;
  liabilitiesCents: bigint;
  netWorthCents: bigint;
  investing: {
    knowledge: string;
    experience: string;
    objective: string;
    horizonYears: string;
    riskTolerance: string;
    /** Whole per cent, as are the three shares, which add up to 100. */
    comfortablePercent: number;
    lossHighPercent: number;
    lossMediumPercent: number;
    lossLowPercent: number;
  };
  political: { isPep: boolean; isHio: boolean; isFamily: boolean; isRegistrant: boolean };
};
