import type { SectionName } from '@portal/domain/client/kyc/section-names';
import { fieldSpecOf } from '@portal/domain/client/kyc/section-rules';
import type { FormIssue } from '@portal/web/form/form-issue';

/** What the rules say of an amount that is not there. */
const MISSING = ['kyc.issues.required', 'kyc.issues.fieldRequired'];

/** The name under which the form knows the confirmation that empty boxes count as 0. */
export function emptyAmountsName(section: SectionName): string {
  return `${section}.emptyAmounts`;
}

/** Boxes left empty are one thing to put right, not twenty: all that is wrong with them stands at their confirmation. */
export function withEmptyAmountsAsOne(section: SectionName, issues: readonly FormIssue[]): FormIssue[] {
  const isEmptyAmount = ({ path, key }: FormIssue) =>
    MISSING.includes(key) && fieldSpecOf(section, path)?.kind === 'amount';
  const others = issues.filter((issue) => !isEmptyAmount(issue));
  return others.length === issues.length
    ? others
    : [...others, { path: 'emptyAmounts', key: 'kycForm.empty.missing', values: {} }];
}
