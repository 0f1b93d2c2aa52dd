import { hasParts, type Parts, partAt, withPartAt } from '../fields/draft.ts';
import { checkSection } from '../fields/field-schema.ts';
import { contextOf, type KycContext } from '../fields/kyc-context.ts';
import type { KycIssue } from '../fields/kyc-issue.ts';
import type { SectionName } from '../fields/section-names.ts';
import { hasEmploymentOfSpouse } from '../sections/employment.ts';
import type { KycDraft } from '../sections/kyc.ts';
import { SECTION_SCHEMAS } from '../sections/section-schemas.ts';
import { withTotals } from '../sections/totals.ts';
import type { Completion } from './section-order.ts';

/** What the rules say about a profile on a given day, each section being checked once. */
export type CheckedKyc = {
  /** As it is stored. */
  kyc: KycDraft;
  /** Everything that is wrong, section by section in the order of the fields; paths begin with the section's name. */
  issues: readonly KycIssue[];
  /** Which sections have nothing wrong. */
  completion: Completion;
};

/**
 * Checks a profile, which may have any shape, and brings it into the form in which it is stored: complete sections in
 * their kept form (texts trimmed, telephone numbers in E.164, postal codes as printed, digits of the social insurance
 * number without spaces, emptied counts as 0), the spouse's employment following the basics, and totals computed from
 * their items. Nothing that was typed is dropped; a profile that was checked before stays as it is.
 */
export function checkKyc(kyc: unknown, on: Pick<KycContext, 'today'>): CheckedKyc;
export function checkKyc(
  kyc: unknown,
  { today }: Pick<KycContext, 'today'>,
): Omit<CheckedKyc, 'kyc'> & { kyc: unknown } {
  let checked: Parts = withSpouseFollowing(hasParts(kyc) ? kyc : {}, today);
  const context = contextOf(checked, today);
  const issues: KycIssue[] = [];
  const isComplete = (section: SectionName): boolean => {
    const answers = checked[section];
    const found = checkSection(section, SECTION_SCHEMAS[section](answers, context), answers);
    issues.push(...found.issues.map((issue) => ({ ...issue, path: `${section}.${issue.path}` })));
    if (found.issues.length === 0 && hasParts(answers)) {
      checked = { ...checked, [section]: merged(answers, found.kept) };
    }
    return found.issues.length === 0;
  };
  // In the order of the sections, and so are the issues.
  const completion: Completion = {
    basics: isComplete('basics'),
    identityVerification: isComplete('identityVerification'),
    employment: isComplete('employment'),
    income: isComplete('income'),
    assets: isComplete('assets'),
    investing: isComplete('investing'),
    political: isComplete('political'),
  };
  return { kyc: withTotals(checked), issues, completion };
}

/** Until the marital status is known there is nothing to follow. */
function withSpouseFollowing(kyc: Parts, today: string): Parts {
  if (!hasParts(kyc.employment) || typeof partAt(kyc, 'basics.maritalStatus') !== 'string') {
    return kyc;
  }
  const answered = kyc.employment.hasSpouse;
  return withPartAt(kyc, 'employment.hasSpouse', hasEmploymentOfSpouse(answered, contextOf(kyc, today)));
}

/** Fields that the answers do not ask for stay as they are. */
function merged(answers: unknown, kept: unknown): unknown {
  if (!hasParts(answers) || !hasParts(kept)) {
    return kept;
  }
  const parts: Record<string, unknown> = { ...answers };
  for (const [name, part] of Object.entries(kept)) {
    // A field that was never sent and is not asked for stays absent.
    if (part !== undefined) {
      parts[name] = merged(answers[name], part);
    }
  }
  return parts satisfies Parts;
}
