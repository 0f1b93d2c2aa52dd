import { isBlank, partAt } from '../fields/draft.ts';
import type { KycContext } from '../fields/kyc-context.ts';
import { KYC_FIELDS } from '../sections/section-schemas.ts';
import { checkKyc } from './check-kyc.ts';

/**
 * The questions that a profile of before does not answer yet, by their whole paths in the order in which they are asked: what the law began
 * to ask since, and what that brought with it. Null where something else is wrong, such as a document that has expired, or where a file is
 * missing: then the sections are gone through.
 */
export function newQuestions(kyc: unknown, on: Pick<KycContext, 'today'>): readonly string[] | null {
  const { kyc: checked, issues } = checkKyc(kyc, on);
  const missing = new Set(issues.map(({ path }) => path));
  const asked = KYC_FIELDS.filter(({ path }) => missing.has(path));
  const isOnlyUnanswered =
    asked.length === missing.size &&
    asked.every(({ path, kind }) => kind !== 'file' && isBlank(partAt(checked, path)));
  return isOnlyUnanswered ? asked.map(({ path }) => path) : null;
}
