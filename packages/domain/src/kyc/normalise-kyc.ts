import { hasParts, type Parts, partAt, withPartAt } from './draft.ts';
import { hasEmploymentOfSpouse } from './employment.ts';
import type { KycDraft } from './kyc.ts';
import { contextOf, type KycContext } from './kyc-context.ts';
import { SECTION_NAMES } from './section-names.ts';
import { withTotals } from './totals.ts';
import { normaliseSection } from './validate-kyc.ts';

/**
 * A profile as it is stored: complete sections in their kept form, the spouse's employment following the basics, and
 * totals computed from their items. Applying it twice changes nothing more; nothing that was typed is dropped.
 */
export function normaliseKyc(kyc: KycDraft, on: Pick<KycContext, 'today'>): KycDraft;
export function normaliseKyc(kyc: unknown, { today }: Pick<KycContext, 'today'>): unknown {
  let normalised: Parts = withSpouseFollowing(hasParts(kyc) ? kyc : {}, today);
  const context = contextOf(normalised, today);
  for (const section of SECTION_NAMES) {
    if (hasParts(normalised[section])) {
      normalised = { ...normalised, [section]: normaliseSection(section, normalised[section], context) };
    }
  }
  return withTotals(normalised);
}

/** Until the marital status is known there is nothing to follow. */
function withSpouseFollowing(kyc: Parts, today: string): Parts {
  if (!hasParts(kyc.employment) || typeof partAt(kyc, 'basics.maritalStatus') !== 'string') {
    return kyc;
  }
  const answered = kyc.employment.hasSpouse;
  return withPartAt(kyc, 'employment.hasSpouse', hasEmploymentOfSpouse(answered, contextOf(kyc, today)));
}
