import { isBlank, partAt } from './draft.ts';
import { type FieldSchema, field, group, type Rule } from './field-schema.ts';
import type { IssueKey } from './kyc-issue.ts';
import { TEXT_LIMITS } from './kyc-limits.ts';
import type { Choice } from './options.ts';
import { optional, required, text } from './text-rules.ts';

/** One answer out of a list. */
export function oneOf(choices: readonly Choice<string | number>[]): Rule {
  return (answer) =>
    choices.some((choice) => choice.value === answer) ? { kept: answer } : { wrong: 'kyc.issues.choice' };
}

/** A yes or no that must be answered; text in its place is no answer. */
export const yesOrNo: FieldSchema = required((answer) =>
  typeof answer === 'boolean' ? { kept: answer } : { wrong: 'kyc.issues.choice' },
);

/** A yes or no that may stay open, kept as null then. */
export const yesOrNoIfAnswered: FieldSchema = field((answer) => {
  if (isBlank(answer)) {
    return { kept: null };
  }
  return typeof answer === 'boolean' ? { kept: answer } : { wrong: 'kyc.issues.choice' };
});

export type Described = {
  /** The answer that needs a description. */
  describedWhen: boolean;
  names: { value: string; description: string };
  /** Characters of the description. */
  max: number;
  /** The sentence when the description is missing. */
  missing: IssueKey;
};

/**
 * The 'value plus description' shape: a question answered by yes or no whose description is required when the answer
 * equals the chosen option (specification sections 3 and 5).
 */
export function valueWithDescription(answers: unknown, described: Described = YES_DESCRIBED): FieldSchema {
  const { names, describedWhen, max, missing } = described;
  const isChosen = partAt(answers, names.value) === describedWhen;
  return group({
    [names.value]: yesOrNo,
    [names.description]: isChosen ? required(text(max), missing) : optional(text(max)),
  });
}

const YES_DESCRIBED: Described = {
  describedWhen: true,
  names: { value: 'value', description: 'description' },
  max: TEXT_LIMITS.description,
  missing: 'kyc.issues.descriptionRequired',
};
