import type { CalendarDate } from '../../ground/people/calendar-date.ts';

/** Which two of the three balances a difference is between; its cents are by how much the first exceeds the second. */
export const DIFFERENCE_BETWEEN = ['bank-books', 'books-investors'] as const;
export type DifferenceBetween = (typeof DIFFERENCE_BETWEEN)[number];

/**
 * What a difference is. `opening-balance`: an account held it before its first line. `bank-line`: a line, or what is left of it, that no
 * entry of the books stands for. `book-entry`: an entry that the bank has no line of. `short-order`: more came back of an order than was there.
 * `never-credited`: a debit came back that the bank had never credited. `return-of-no-order`: money went back that belongs to no known order.
 * `bank-charges`, `bank-interest`: what the bank took for itself and nobody has made good, and what it paid and nobody has taken out.
 * `remainder`: what none of these accounts for.
 */
export const DIFFERENCE_KINDS = [
  'opening-balance',
  'bank-line',
  'book-entry',
  'short-order',
  'never-credited',
  'return-of-no-order',
  'bank-charges',
  'bank-interest',
  'remainder',
] as const;
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number];

/** One part of the difference between two balances. */
export type Difference = {
  /** The same on every day on which the difference exists, so that its explanation is carried on. */
  readonly key: string;
  readonly kind: DifferenceKind;
  readonly between: DifferenceBetween;
  /** Never nothing. */
  readonly cents: bigint;
  /** When it came about; the day itself for a remainder. */
  readonly day: CalendarDate;
  readonly accountId: string | null;
  readonly tradeId: string | null;
  /** What the bank, or whoever reported it, wrote. */
  readonly text: string | null;
  /** The later day on which the other side has it, where a person has matched the two. */
  readonly clearedOn: CalendarDate | null;
};

/** What a person can say that a difference is. */
export const EXPLANATION_KINDS = [
  'in-transit',
  'bank-charge',
  'bank-interest',
  'payer-unknown',
  'transfer',
  'told-twice',
  'bank-error',
  'book-error',
  'other',
] as const;
export type ExplanationKind = (typeof EXPLANATION_KINDS)[number];

/** What somebody wrote about a difference, for the cents that it had then. */
export type Explanation = { readonly key: string; readonly cents: bigint };

/** True where somebody has explained it with its present amount, or the other side has it by now. */
export function isExplained(
  { key, cents, clearedOn }: Pick<Difference, 'key' | 'cents' | 'clearedOn'>,
  explanations: ReadonlyMap<string, Pick<Explanation, 'cents'>>,
): boolean {
  return clearedOn !== null || explanations.get(key)?.cents === cents;
}
