import { isBlank } from './draft.ts';
import { type FieldSchema, field, type Rule } from './field-schema.ts';
import { AMOUNT_MAX, PERCENTAGE_MAX } from './kyc-limits.ts';

/** A number between two bounds, both allowed. Text is an answer still being typed. */
export function numberBetween(min: number, max: number): Rule {
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
export function wholeNumber(min: number, max: number): Rule {
  const between = numberBetween(min, max);
  return (answer) => {
    const verdict = between(answer);
    return 'kept' in verdict && !Number.isInteger(answer) ? { wrong: 'kyc.issues.wholeNumber' } : verdict;
  };
}

const withinAmount = numberBetween(0, AMOUNT_MAX);

/** Canadian dollars with at most two decimals. */
export const amount: Rule = (answer) => {
  const verdict = withinAmount(answer);
  return 'kept' in verdict && !hasWholeCents(answer) ? { wrong: 'kyc.issues.cents' } : verdict;
};

export const percentage: Rule = wholeNumber(0, PERCENTAGE_MAX);

/**
 * The 'count' shape: a number from 0 whose emptied field means 0 (specification section 5). A field never touched is
 * absent or null; it stays unanswered and is refused, so that a 0 is always somebody's answer.
 */
export function count(rule: Rule): FieldSchema {
  return field((answer) => {
    if (answer === undefined || answer === null) {
      return { wrong: 'kyc.issues.fieldRequired' };
    }
    return isBlank(answer) ? { kept: 0 } : rule(answer);
  });
}

function hasWholeCents(answer: unknown): boolean {
  return (
    typeof answer === 'number' &&
    Math.abs(answer * 100 - Math.round(answer * 100)) < 1e-6 * Math.max(1, answer)
  );
}
