import type { ProvinceCode } from '../../ground/people/provinces.ts';
import { tidyCode } from '../../ground/people/tidy-line.ts';

/** A registered person of the dealer whose clients investors are. */
export type Representative = {
  id: string;
  fullName: string;
  referralCode: string;
  /** In the national registration database; null where nobody has noted it. */
  registrationNumber: string | null;
  /** Where they are registered; empty where nobody has said so yet. */
  provinces: readonly ProvinceCode[];
  isActive: boolean;
  /** Who stands in for them. */
  coverId: string | null;
};

type Known = readonly Representative[];

/**
 * Who works for the clients of a representative now: the person, or whoever covers for them, or whoever covers for those. Null
 * where none of them is active.
 */
export function standInOf(all: Known, id: string | null): Representative | null {
  const way = wayOfCovers(all, id);
  const last = way.at(-1);
  return last?.isActive === true ? last : null;
}

/** True where a cover would lead back to the person for whom it stands in. */
export function leadsBack(all: Known, id: string, coverId: string): boolean {
  return wayOfCovers(all, coverId).some((one) => one.id === id);
}

/** True for one whose registration is on record. Nobody is offered without a number and a province (NI 31-103 s. 4.1). */
export function isRegistered({
  registrationNumber,
  provinces,
}: Pick<Representative, 'registrationNumber' | 'provinces'>): boolean {
  return registrationNumber !== null && provinces.length > 0;
}

/** True where the representative may take clients who live there (NI 31-103 s. 4.1); also while nobody has said where that is. */
export function mayServe(
  { provinces }: Pick<Representative, 'provinces'>,
  province: string | null | undefined,
): boolean {
  return (
    province === null ||
    province === undefined ||
    province === '' ||
    provinces.some((code) => code === province)
  );
}

/**
 * Whom an investor talks to: their own representative or whoever covers, else the one whom their account falls to, always the same
 * while the same people are active; null where the dealer has none who may serve them.
 */
export function representativeFor(
  all: Known,
  investor: { id: string; representativeId: string | null; province: string | null },
): Representative | null {
  const own = standInOf(all, investor.representativeId);
  if (own !== null) {
    return own;
  }
  const there = all.filter((one) => isThere(one) && isRegistered(one) && mayServe(one, investor.province));
  const sum = [...investor.id].reduce((total, character) => total + (character.codePointAt(0) ?? 0), 0);
  return there[sum % there.length] ?? null;
}

/** The representative whose code a referral carries, in capitals or not, or null. */
export function representativeByCode<One extends Pick<Representative, 'referralCode'>>(
  all: readonly One[],
  referralCode: string,
): One | null {
  const wanted = tidyCode(referralCode).toUpperCase();
  return all.find((one) => one.referralCode === wanted) ?? null;
}

/** True for one who is active and takes their own calls. */
function isThere({ isActive, coverId }: Representative): boolean {
  return isActive && coverId === null;
}

/** The person and those who stand in one after another; ends where it would come round. */
function wayOfCovers(all: Known, id: string | null): Representative[] {
  const way: Representative[] = [];
  for (let next = id; next !== null; ) {
    const found = all.find((one) => one.id === next);
    if (found === undefined || way.includes(found)) {
      break;
    }
    way.push(found);
    next = found.coverId;
  }
  return way;
}
