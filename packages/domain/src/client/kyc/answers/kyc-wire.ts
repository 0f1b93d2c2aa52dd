import type { Draft } from '../fields/draft.ts';
import type { Basics, Spouse } from '../sections/basics.ts';
import type { IdentityPart } from '../sections/identity-verification.ts';
import type { Investing } from '../sections/investing.ts';
import type { Kyc } from '../sections/kyc.ts';

type BasicsWire = Omit<Basics, 'gender' | 'spouse'> & { genderStatus: string; spouse: SpouseWire };
type SpouseWire = Omit<Spouse, 'birthdate'> & { birthday: string };

type IdentityPartWire = Omit<IdentityPart, 'document' | 'addressProof'> & {
  id: { documentType: string; front: string | null; back: string | null };
  addressProof: { documentType: string; bill: string | null; statement: string | null };
};

type InvestingWire = Omit<Investing, 'comfortablePercentage' | 'timeframeYears'> & {
  comfortable: number;
  timeframe: number;
};

/** A finished profile in wire names. */
export type KycWireFinished = Omit<Kyc, 'basics' | 'identityVerification' | 'investing'> & {
  basics: BasicsWire;
  identityVerification: { principal: IdentityPartWire; secondary: IdentityPartWire };
  investing: InvestingWire;
};

/**
 * The sections as they travel: in wire names, any field absent, null, or text that is not valid yet. `kyc-wire-map.ts`
 * turns them into the domain's names and back.
 */
export type KycWire = Draft<KycWireFinished>;
