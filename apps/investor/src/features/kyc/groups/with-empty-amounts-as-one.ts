import type { SectionName } from '@portal/domain/client/kyc/fields/section-names';
import { fieldSpecOf } from '@portal/domain/client/kyc/sections/section-schemas';
import type { FormIssue } from '@portal/web/form/form-issue';

/** The rules' issues for a missing amount. */
const MISSING = ['kyc.issues.required', 'kyc.issues.fieldRequired'];

/** Form name of the confirmation that empty boxes count as 0. */
export function emptyAmountsName(section: SectionName): string {
  return `${section}.emptyAmounts`;
}

/** Merges the issues of all empty amounts into one, shown at their confirmation. */
export function withEmptyAmountsAsOne(section: SectionName, issues: readonly FormIssue[]): FormIssue[] {
  const isEmptyAmount = ({ path, key }: FormIssue) =>
    MISSING.includes(key) && fieldSpecOf(section, path)?.kind === 'amount';
  const others = issues.filter((issue) => !isEmptyAmount(issue));
  return others.length === issues.length
    ? others
    : [...others, { path: 'emptyAmounts', key: 'kycForm.empty.missing', values: {} }];
}
