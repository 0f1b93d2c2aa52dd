import { NOT_LIMITED } from '../../../ground/law/jurisdictions.ts';
import type { ProvinceCode } from '../../../ground/people/provinces.ts';
import { partAt } from './draft.ts';

/** What the rules of a section need to know from outside it. */
export type KycContext = {
  /** The day of the check, `YYYY-MM-DD`, in the dealer's time zone. */
  today: string;
  /** A spouse as NI 45-106 s. 1.1 has it: see `hasSpouseIn`. */
  hasSpouse: boolean;
  /** There is a spouse and the spouse's finances are part of this profile. */
  includesSpouse: boolean;
  /** Where they live, a limit can apply to what they buy under an offering memorandum; true until they say where. */
  mayBeLimited: boolean;
};

/** Where a spouse can also be an adult interdependent partner (NI 45-106 s. 1.1 'spouse'). */
const WITH_INTERDEPENDENT_PARTNERS: ProvinceCode = 'CAN-AB';

/** Marital status '1' (married) and '2' (common-law) imply a spouse (specification section 9). */
function impliesSpouse(maritalStatus: unknown): boolean {
  return maritalStatus === '1' || maritalStatus === '2';
}

/** Whether the basics ask for an adult interdependent partner: in Alberta, of somebody whose status implies no spouse. */
export function mayHavePartner(basics: unknown): boolean {
  const status = partAt(basics, 'maritalStatus');
  return (
    partAt(basics, 'address.province') === WITH_INTERDEPENDENT_PARTNERS &&
    typeof status === 'string' &&
    status !== '' &&
    !impliesSpouse(status)
  );
}

/**
 * Whether these basics say that there is a spouse: married and not separated, in a relationship like marriage or, in Alberta, an adult
 * interdependent partner. Somebody who moves away from Alberta no longer has such a spouse.
 */
export function hasSpouseIn(basics: unknown): boolean {
  return (
    impliesSpouse(partAt(basics, 'maritalStatus')) ||
    (mayHavePartner(basics) && partAt(basics, 'interdependentPartner') === true)
  );
}

/** The context that a profile, finished or not, gives to its own sections. */
export function contextOf(kyc: unknown, today: string): KycContext {
  const hasSpouse = hasSpouseIn(partAt(kyc, 'basics'));
  const province = partAt(kyc, 'basics.address.province');
  return {
    today,
    hasSpouse,
    includesSpouse: hasSpouse && partAt(kyc, 'basics.includeSpouseFinancial') === true,
    mayBeLimited: !NOT_LIMITED.some((code) => code === province),
  };
}
