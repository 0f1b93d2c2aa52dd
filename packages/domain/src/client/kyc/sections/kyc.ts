import type { Draft } from '../fields/draft.ts';
import type { Assets } from './assets.ts';
import type { Basics } from './basics.ts';
import type { Employment } from './employment.ts';
import type { IdentityVerification } from './identity-verification.ts';
import type { Income } from './income.ts';
import type { Investing } from './investing.ts';
import type { Political } from './political.ts';

/** A finished know-your-client profile in the domain's names. */
export type Kyc = {
  basics: Basics;
  identityVerification: IdentityVerification;
  employment: Employment;
  income: Income;
  assets: Assets;
  investing: Investing;
  political: Political;
};

/** A profile being filled in. */
export type KycDraft = Draft<Kyc>;
