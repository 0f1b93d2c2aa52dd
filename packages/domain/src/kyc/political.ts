import { valueWithDescription } from './choice-rules.ts';
import { partAt } from './draft.ts';
import { type FieldSchema, group } from './field-schema.ts';
import type { FieldSpec } from './field-spec.ts';
import { TEXT_LIMITS } from './kyc-limits.ts';

/** The four questions in the order in which they are asked. */
export const POLITICAL_QUESTIONS = ['pep', 'hio', 'pedpFamily', 'canadianSecuritiesRegistrant'] as const;

export type PoliticalAnswer = { value: boolean; description: string };

/**
 * `pep`: politically exposed person; `hio`: head of an international organization; `pedpFamily`: family or close
 * associate of one; `canadianSecuritiesRegistrant`: registered with, or working for, a securities dealer or adviser.
 */
export type Political = Record<(typeof POLITICAL_QUESTIONS)[number], PoliticalAnswer>;

/** The rules of the political section: four yes or no answers, a yes with its description. */
export function politicalSchema(answers: unknown): FieldSchema {
  return group(
    Object.fromEntries(
      POLITICAL_QUESTIONS.map((name) => [name, valueWithDescription(partAt(answers, name))]),
    ),
  );
}

export const POLITICAL_FIELDS: readonly FieldSpec[] = POLITICAL_QUESTIONS.flatMap((name) => [
  { path: `${name}.value`, kind: 'yesNo', hint: true, question: true } as const,
  { path: `${name}.description`, kind: 'longText', maxLength: TEXT_LIMITS.description, hint: true } as const,
]);
