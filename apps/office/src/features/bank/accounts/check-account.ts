import type { FieldIssue } from '@portal/domain/ground/forms/field-issue';
import { isWireDollars } from '@portal/domain/ground/money/cents';
import { isCalendarDate } from '@portal/domain/ground/people/calendar-date';
import type { NumberAnswer } from '@portal/web/typed-number';

type NewAccount = { name: string; openingBalance: NumberAnswer; openedOn: string };

export const NEW_ACCOUNT: NewAccount = { name: '', openingBalance: null, openedOn: '' };

const issue = (path: keyof NewAccount, key: string): FieldIssue => ({ path, key, values: {} });

/** What is wrong with an account in trust before it is sent; the server checks the same, and that its name is free. */
export function checkAccount({ name, openingBalance, openedOn }: NewAccount): FieldIssue[] {
  return [
    ...(name.trim() === '' ? [issue('name', 'officeBank.open.nameRequired')] : []),
    ...(isWireDollars(openingBalance) ? [] : [issue('openingBalance', 'officeBank.open.balanceWrong')]),
    ...(isCalendarDate(openedOn) ? [] : [issue('openedOn', 'officeBank.open.dayWrong')]),
  ];
}
