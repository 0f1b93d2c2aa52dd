import { dealerDay } from '@portal/domain/ground/formats/clock-days';
import type { FieldIssue } from '@portal/domain/ground/forms/field-issue';
import { isCalendarDate } from '@portal/domain/ground/people/calendar-date';

/** The day by which changes are to be answered: today on the dealer's clock, or later. */
export function checkAnswerBy({ answerBy }: { answerBy: string }, now: Date): FieldIssue[] {
  return isCalendarDate(answerBy) && answerBy >= dealerDay(now)
    ? []
    : [{ path: 'answerBy', key: 'officeOrder.changes.dialog.dayRequired', values: {} }];
}
