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
    const likeness = JSON.stringify([day, String(cents), likenessOf(description), bankId]);
    const occurrence = (seen.get(likeness) ?? 0) + 1;
    seen.set(likeness, occurrence);
    return { likeness, occurrence };
  };
}

/**
 * The text of a line for its likeness. Lines are kept with digests that were made by this, so that it never changes: with another folding
 * (`foldText` has learned letters since) a file that is imported again would bring its lines a second time.
 */
function likenessOf(description: string): string {
  return description
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replace(/[\p{Pd}'’ʼʻ`]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
}
