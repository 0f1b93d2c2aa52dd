import { isBlank, partAt } from '../fields/draft.ts';
import type { FieldSpec } from '../fields/field-spec.ts';
import { type KycContext, mayHavePartner } from '../fields/kyc-context.ts';
import type { SectionName } from '../fields/section-names.ts';
import { tellsSavingsApart, turnsOnOwnership, turnsOnRelatedDebt } from '../sections/asset-questions.ts';
import { hasEmploymentOfSpouse, isOtherwiseOccupied, isRetired, works } from '../sections/employment.ts';
import { needsBack } from '../sections/identity-verification.ts';
import { isAboutRegistration } from '../sections/political.ts';
import { boughtElsewhere } from '../sections/purchases-elsewhere.ts';
import { SECTION_FIELDS } from '../sections/section-schemas.ts';
import { isReasonAsked, paysTaxElsewhere, TAX_ROWS } from '../sections/tax-residences.ts';

type Asked = (answers: unknown, path: string, context: KycContext) => boolean;

/** Which fields of a section its answers ask for; what is no longer asked for is kept and counts for nothing. */
const ASKED: Readonly<Record<SectionName, Asked>> = {
  basics: (answers, path, { hasSpouse }) => {
    if (path.startsWith('spouse.') || path === 'includeSpouseFinancial') {
      return hasSpouse;
    }
    if (path === 'canadianTaxResident.details') {
      return paysTaxElsewhere(answers) && !namesTaxResidences(answers);
    }
    if (path.startsWith('taxResidences.')) {
      const [, row = '', part] = path.split('.');
      return paysTaxElsewhere(answers) && (part !== 'reasonNone' || isReasonAsked(answers, row));
    }
    if (path === 'interdependentPartner') {
      return mayHavePartner(answers);
    }
    return path !== 'ageOfDependents' || partAt(answers, 'dependents') !== 0;
  },
  identityVerification: (answers, path, { includesSpouse }) => {
    const [person = '', , part] = path.split('.');
    if (person === 'secondary' && !includesSpouse) {
      return false;
    }
    const proof = partAt(answers, `${person}.addressProof.type`);
    switch (part) {
      case 'back':
        return needsBack(partAt(answers, `${person}.document.type`));
      case 'bill':
        return proof === '1';
      case 'statement':
        return proof === '2';
      default:
        return true;
    }
  },
  employment: (answers, path, context) => {
    const [person = '', field = ''] = path.split('.');
    const status = partAt(answers, `${person}.status`);
    if (person === 'spouse' && !hasEmploymentOfSpouse(partAt(answers, 'hasSpouse'), context)) {
      return false;
    }
    if (field === 'sourceOfIncome') {
      return isRetired(status);
    }
    return field === 'details' ? isOtherwiseOccupied(status) : field === 'status' || works(status);
  },
  income: (_answers, path, { hasSpouse }) => !path.startsWith('spouse.') || hasSpouse,
  assets: (answers, path, context) => {
    switch (path) {
      case 'financial.savings':
        return !tellsSavingsApart(answers);
      case 'relatedDebt':
        return turnsOnRelatedDebt(answers);
      case 'ownership.financialAssets':
        return turnsOnOwnership(answers, context);
      default:
        return true;
    }
  },
  investing: (answers, path, context) => {
    if (path === 'investmentsOutside') {
      return isBlank(partAt(answers, 'boughtElsewhere'));
    }
    if (path === 'boughtElsewhere') {
      return context.mayBeLimited;
    }
    return !path.startsWith('purchasesElsewhere.') || boughtElsewhere(answers, context);
  },
  political: (answers, path) => {
    if (path === 'registration') {
      return isAboutRegistration(answers);
    }
    return !path.endsWith('.description') || partAt(answers, path.replace('.description', '.value')) === true;
  },
};

/** Where tax is paid was one text once; a profile that names the countries says nothing there. */
function namesTaxResidences(basics: unknown): boolean {
  return TAX_ROWS.some((row) => !isBlank(partAt(basics, `taxResidences.${row}.country`)));
}

/** Whether a section's answers ask for one of its fields, by the field's path within the section. */
export function isAskedFor(
  section: SectionName,
  answers: unknown,
  path: string,
  context: KycContext,
): boolean {
  return ASKED[section](answers, path, context);
}

/** The fields of a section that are asked for and answered, in their order; what is computed is none. */
export function answeredFields(
  section: SectionName,
  answers: unknown,
  context: KycContext,
): readonly FieldSpec[] {
  return SECTION_FIELDS[section].filter(
    ({ path, kind }) =>
      kind !== 'computed' && !isBlank(partAt(answers, path)) && ASKED[section](answers, path, context),
  );
}
