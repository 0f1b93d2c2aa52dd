import { valueWithDescription, YES_DESCRIBED } from '../fields/choice-rules.ts';
import { partAt } from '../fields/draft.ts';
import { groupOf, type KeptBy } from '../fields/field-schema.ts';
import type { FieldSpec } from '../fields/field-spec.ts';
import { TEXT_LIMITS } from '../fields/kyc-limits.ts';

/** The four questions in the order in which they are asked. */
export const POLITICAL_QUESTIONS = ['pep', 'hio', 'pedpFamily', 'canadianSecuritiesRegistrant'] as const;

/**
 * The rules of the political section: four yes or no answers, a yes with its description.
 * `pep`: politically exposed person; `hio`: head of an international organization; `pedpFamily`: family or close
 * associate of one; `canadianSecuritiesRegistrant`: registered with, or working for, a securities dealer or adviser.
 */
export function politicalSchema(answers: unknown) {
  return groupOf(POLITICAL_QUESTIONS, (name) => valueWithDescription(partAt(answers, name), YES_DESCRIBED));
}

export type Political = KeptBy<typeof politicalSchema>;

export const POLITICAL_FIELDS: readonly FieldSpec[] = POLITICAL_QUESTIONS.flatMap((name) => [
  { path: `${name}.value`, kind: 'yesNo', hint: true, question: true } as const,
  { path: `${name}.description`, kind: 'longText', maxLength: TEXT_LIMITS.description, hint: true } as const,
]);
