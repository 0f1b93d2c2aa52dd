import type { FieldIssue } from '@portal/domain/ground/forms/field-issue';
import { centsFromDollars, isWireDollars } from '@portal/domain/ground/money/cents';
import { isCalendarDate } from '@portal/domain/ground/people/calendar-date';
import type { UnappliedMoney } from '@portal/domain/money/bank/office-unapplied.wire';
import { problemsOfUse, type UseProblem } from '@portal/domain/money/bank/unapplied-use';
import type { NumberAnswer } from '@portal/web/typed-number';

export type TypedSendBack = { amount: NumberAnswer; day: string; reason: string };

/** How its problems are said: days and amounts as the person reads them. */
type Said = { left: string; day: string };

const ISSUES: Readonly<Record<UseProblem, { path: keyof TypedSendBack; key: string }>> = {
  nothing: { path: 'amount', key: 'officeUnapplied.sendBack.amountWrong' },
  'more-than-left': { path: 'amount', key: 'officeUnapplied.sendBack.tooMuch' },
  'before-it-came': { path: 'day', key: 'officeUnapplied.sendBack.tooEarly' },
  'not-yet': { path: 'day', key: 'officeUnapplied.sendBack.tooLate' },
};

/** What is wrong with it before it is sent; the server checks the same. */
export function checkSendBack(
  { amount, day, reason }: TypedSendBack,
  money: Pick<UnappliedMoney, 'left' | 'day'>,
  today: string,
  said: Said,
): FieldIssue[] {
  const isDay = isCalendarDate(day);
  const use = { cents: isWireDollars(amount) ? centsFromDollars(amount) : 0n, sentOn: isDay ? day : null };
  const held = { leftCents: centsFromDollars(money.left), cameOn: money.day };
  return [
    ...problemsOfUse(use, held, today).map((problem) => ({ ...ISSUES[problem], values: said })),
    ...(isDay ? [] : [{ path: 'day', key: 'officeUnapplied.sendBack.dayWrong', values: {} }]),
    ...(reason.trim() === '' ? [{ path: 'reason', key: 'office.reason.required', values: {} }] : []),
  ];
}
