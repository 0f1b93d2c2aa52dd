import { hundredthsOf } from '../../../ground/money/hundredths-of.ts';
import { isBlank } from './draft.ts';
import { type FieldSchema, field, type Rule } from './field-schema.ts';
import { AMOUNT_MAX, PERCENTAGE_MAX } from './kyc-limits.ts';

/** A number between two bounds, both allowed. Text is an answer still being typed. */
export function numberBetween(min: number, max: number): Rule<number> {
  return (answer) => {
    if (typeof answer !== 'number' || !Number.isFinite(answer)) {
      return { wrong: 'kyc.issues.number' };
    }
    if (answer < min) {
      return { wrong: 'kyc.issues.minimum', values: { min } };
    }
    // Adding zero turns the -0 of a cleared field into 0.
    return answer > max ? { wrong: 'kyc.issues.maximum', values: { max } } : { kept: answer + 0 };
  };
}

/** A whole number between two bounds: people, years. */
export function wholeNumber(min: number, max: number): Rule<number> {
  const between = numberBetween(min, max);
  return (answer) => {
    const verdict = between(answer);
    return 'kept' in verdict && !Number.isInteger(answer) ? { wrong: 'kyc.issues.wholeNumber' } : verdict;
  };
}

function withTwoDecimals(between: Rule<number>): Rule<number> {
  return (answer) => {
    const verdict = between(answer);
    return 'kept' in verdict && hundredthsOf(answer) === null ? { wrong: 'kyc.issues.twoDecimals' } : verdict;
  };
}

/** Canadian dollars in whole cents. */
export const amount: Rule<number> = amountBetween(0, AMOUNT_MAX);

/** Canadian dollars in whole cents, between two amounts. */
export function amountBetween(min: number, max: number): Rule<number> {
  return withTwoDecimals(numberBetween(min, max));
}

/** Per cent in whole basis points, so that thirds can be answered as 33.3, 33.3 and 33.4. */
export const percentage: Rule<number> = withTwoDecimals(numberBetween(0, PERCENTAGE_MAX));

/**
 * The 'count' shape: a number from 0 whose emptied field means 0 (specification section 5). A field never touched is
 * absent or null; it stays unanswered and is refused, so that a 0 is always somebody's answer.
 */
export function count(rule: Rule<number>): FieldSchema<number> {
  return field((answer) => {
    if (answer === undefined || answer === null) {
      return { wrong: 'kyc.issues.fieldRequired' };
    }
    return isBlank(answer) ? { kept: 0 } : rule(answer);
  });
}
