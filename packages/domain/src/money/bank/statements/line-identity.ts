import { foldText } from '../../../ground/people/fold-text.ts';
import type { BankLine } from './statement.ts';

/** What a line is recognized by, and its number among identical ones. */
export type LineIdentity = { readonly likeness: string; readonly occurrence: number };

/**
 * What lines are recognized by in a later file: day, amount, text and the bank's id. Neither the balance, which another download may lack, nor the
 * line's number, which another download changes, is part of it. Two identical lines of a file are the first and the second,
 * and so they are in every file that has the whole of their day. Of one file, whose lines are given in their order.
 */
export function lineIdentifier(): (line: BankLine) => LineIdentity {
  const seen = new Map<string, number>();
  return ({ day, cents, description, bankId }) => {
    const likeness = JSON.stringify([day, String(cents), foldText(description), bankId]);
    const occurrence = (seen.get(likeness) ?? 0) + 1;
    seen.set(likeness, occurrence);
    return { likeness, occurrence };
  };
}
