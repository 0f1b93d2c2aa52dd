import type { FieldIssue } from '@portal/domain/ground/forms/field-issue';
import { centsFromDollars, isWireDollars } from '@portal/domain/ground/money/cents';
import { type RefundProblem, refundProblem } from '@portal/domain/money/payments/refundable';
import type { NumberAnswer } from '@portal/web/typed-number';

/** A refund as it is typed. */
export type TypedRefund = { amount: NumberAnswer; reason: string };

const KEYS: Readonly<Record<RefundProblem, string>> = {
  nothing: 'officeOrderMoney.refund.amountWrong',
  'more-than-refundable': 'officeOrderMoney.refund.tooMuch',
};

/** What is wrong with a refund before it is proposed; `most` is what may go back, in dollars. The server checks the same. */
export function checkRefund(
  { amount, reason }: TypedRefund,
  most: number,
  said: { most: string },
): FieldIssue[] {
  const amountCents = isWireDollars(amount) ? centsFromDollars(amount) : 0n;
  const problem = refundProblem(amountCents, centsFromDollars(most));
  return [
    ...(problem === null ? [] : [{ path: 'amount', key: KEYS[problem], values: said }]),
    ...(reason.trim() === '' ? [{ path: 'reason', key: 'office.reason.required', values: {} }] : []),
  ];
}
