import type { FieldIssue } from '@portal/domain/ground/forms/field-issue';
import {
  centsFromDollars,
  dollarsFromCents,
  isWireDollars,
  sumCents,
} from '@portal/domain/ground/money/cents';
import type { MatchLineInput } from '@portal/domain/money/bank/lines/bank-schemas';
import type { OpenLine, OrderChoice } from '@portal/domain/money/bank/lines/office-money.wire';
import type { NumberAnswer } from '@portal/web/form/read-number';

export type Part = Pick<OrderChoice, 'tradeId' | 'reference' | 'investor' | 'missing'> & {
  amount: NumberAnswer;
};
export type MatchAnswers = {
  kind: MatchLineInput['kind'];
  parts: readonly Part[];
  payor: string;
  reason: string;
};

/** The name of the field for an order's part. */
export function fieldOf({ tradeId }: Pick<Part, 'tradeId'>): string {
  return `part-${tradeId}`;
}

/** What these parts leave of a line, in dollars; negative if they exceed it. */
export function leftBeside(line: Pick<OpenLine, 'left'>, parts: readonly Part[]): number {
  const cents = parts.map(({ amount }) => (isWireDollars(amount) ? centsFromDollars(amount) : 0n));
  return dollarsFromCents(centsFromDollars(line.left) - sumCents(cents));
}

/** Checks a match before it is sent; the server checks the parts against the line again. */
export function checkMatch(
  { parts, reason }: MatchAnswers,
  line: Pick<OpenLine, 'left'>,
  exactMoney: (dollars: number) => string,
): FieldIssue[] {
  const issue = (path: string, key: string, values = {}): FieldIssue => ({ path, key, values });
  const unread = parts.filter(({ amount }) => !(isWireDollars(amount) && amount > 0));
  const over = -leftBeside(line, parts);
  return [
    ...(parts.length === 0 ? [issue('parts', 'officeMatching.form.noOrder')] : []),
    ...unread.map((part) => issue(fieldOf(part), 'officeMatching.form.amountWrong')),
    ...(over > 0 ? [issue('parts', 'officeMatching.form.tooMuch', { over: exactMoney(over) })] : []),
    ...(reason.trim() === '' ? [issue('reason', 'officeMatching.form.reasonRequired')] : []),
  ];
}
