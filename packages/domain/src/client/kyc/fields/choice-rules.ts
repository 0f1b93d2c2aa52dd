import { isBlank, partAt } from './draft.ts';
import { type FieldSchema, field, group, type Rule } from './field-schema.ts';
import type { IssueKey } from './kyc-issue.ts';
import { TEXT_LIMITS } from './kyc-limits.ts';
import type { Choice } from './options.ts';
import { optional, required, text } from './text-rules.ts';

/** One answer out of a list. */
export function oneOf<Value extends string | number>(choices: readonly Choice<Value>[]): Rule<Value> {
  return (answer) => {
    const choice = choices.find(({ value }) => value === answer);
    return choice === undefined ? { wrong: 'kyc.issues.choice' } : { kept: choice.value };
  };
}

/** A yes or no that must be answered; text in its place is no answer. */
export const yesOrNo: FieldSchema<boolean> = required((answer) =>
  typeof answer === 'boolean' ? { kept: answer } : { wrong: 'kyc.issues.choice' },
);

/** A yes or no that may stay open, kept as null then. */
export const yesOrNoIfAnswered: FieldSchema<boolean | null> = field((answer) => {
  if (isBlank(answer)) {
    return { kept: null };
  }
  return typeof answer === 'boolean' ? { kept: answer } : { wrong: 'kyc.issues.choice' };
});

export type Described<Value extends string, Description extends string> = {
  /** The answer that needs a description. */
  describedWhen: boolean;
  names: { value: Value; description: Description };
  /** Characters of the description. */
  max: number;
  /** The sentence when the description is missing. */
  missing: IssueKey;
};

/**
 * The 'value plus description' shape: a question answered by yes or no whose description is required when the answer
 * equals the chosen option (specification sections 3 and 5).
 */
export function valueWithDescription<Value extends string, Description extends string>(
  answers: unknown,
  described: Described<Value, Description>,
): FieldSchema<Record<Value, boolean> & Record<Description, string>>;
export function valueWithDescription(answers: unknown, described: Described<string, string>): FieldSchema {
  const { names, describedWhen, max, missing } = described;
  const isChosen = partAt(answers, names.value) === describedWhen;
  return group({
    [names.value]: yesOrNo,
    [names.description]: isChosen ? required(text(max), missing) : optional(text(max)),
  });
}

/** A yes that is described. */
export const YES_DESCRIBED: Described<'value', 'description'> = {
  describedWhen: true,
  names: { value: 'value', description: 'description' },
  max: TEXT_LIMITS.description,
  missing: 'kyc.issues.descriptionRequired',
};
