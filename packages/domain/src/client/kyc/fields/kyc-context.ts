import { partAt } from './draft.ts';

/** What the rules of a section need to know from outside it. */
export type KycContext = {
  /** The day of the check, `YYYY-MM-DD`, in the dealer's time zone. */
  today: string;
  /** Married or common-law (marital status '1' or '2'). */
  hasSpouse: boolean;
  /** There is a spouse and the spouse's finances are part of this profile. */
  includesSpouse: boolean;
};

/** Marital status '1' (married) and '2' (common-law) imply a spouse (specification section 9). */
export function impliesSpouse(maritalStatus: unknown): boolean {
  return maritalStatus === '1' || maritalStatus === '2';
}

/** The context that a profile, finished or not, gives to its own sections. */
export function contextOf(kyc: unknown, today: string): KycContext {
  const hasSpouse = impliesSpouse(partAt(kyc, 'basics.maritalStatus'));
  return {
    today,
    hasSpouse,
    includesSpouse: hasSpouse && partAt(kyc, 'basics.includeSpouseFinancial') === true,
  };
}
