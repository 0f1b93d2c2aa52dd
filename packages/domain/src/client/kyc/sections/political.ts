import { oneOf, valueWithDescription, YES_DESCRIBED } from '../fields/choice-rules.ts';
import { partAt } from '../fields/draft.ts';
import { askedWhen, group, type KeptBy } from '../fields/field-schema.ts';
import type { FieldSpec } from '../fields/field-spec.ts';
import { TEXT_LIMITS } from '../fields/kyc-limits.ts';
import { REGISTRATIONS } from '../fields/options.ts';
import { required } from '../fields/text-rules.ts';

/** The four questions in the order in which they are asked. */
export const POLITICAL_QUESTIONS = ['pep', 'hio', 'pedpFamily', 'canadianSecuritiesRegistrant'] as const;

/**
 * The rules of the political section: four yes or no answers, a yes with its description.
 * `pep`: politically exposed person; `hio`: head of an international organization; `pedpFamily`: family or close
 * associate of one; `canadianSecuritiesRegistrant`: registered with, or working for, a securities dealer or adviser.
 * A yes to the last one says which it is: somebody registered, now or before, is accredited (NI 45-106 s. 1.1 (e), (e.1)).
 */
export function politicalSchema(answers: unknown) {
  const described = (name: (typeof POLITICAL_QUESTIONS)[number]) =>
    valueWithDescription(partAt(answers, name), YES_DESCRIBED);
  return group({
    pep: described('pep'),
    hio: described('hio'),
    pedpFamily: described('pedpFamily'),
    canadianSecuritiesRegistrant: described('canadianSecuritiesRegistrant'),
    registration: askedWhen(isAboutRegistration(answers), required(oneOf(REGISTRATIONS))),
  });
}

/** Whether somebody says that they are or were registered, or work for a firm that is. */
export function isAboutRegistration(political: unknown): boolean {
  return partAt(political, 'canadianSecuritiesRegistrant.value') === true;
}

export type Political = KeptBy<typeof politicalSchema>;

export const POLITICAL_FIELDS: readonly FieldSpec[] = [
  ...POLITICAL_QUESTIONS.flatMap((name): FieldSpec[] => [
    { path: `${name}.value`, kind: 'yesNo', hint: true, question: true },
    { path: `${name}.description`, kind: 'longText', maxLength: TEXT_LIMITS.description, hint: true },
  ]),
  { path: 'registration', kind: 'choice', choices: REGISTRATIONS, question: true },
];
