import { TAG_LENGTH_MAX, TAGS_MAX } from '@portal/domain/desk/queues/desk-query';
import { dealerDay, startOfDay } from '@portal/domain/ground/formats/clock-days';
import { DEALER_TIME_ZONE } from '@portal/domain/ground/formats/dates';
import type { FieldIssue } from '@portal/domain/ground/forms/field-issue';
import { isCalendarDate } from '@portal/domain/ground/people/calendar-date';

const issue = (path: string, key: string, values: Record<string, number> = {}): FieldIssue => ({
  path,
  key,
  values,
});

export function checkAssign({ staffId }: { staffId: string }): FieldIssue[] {
  return staffId === '' ? [issue('staffId', 'officeDesk.assign.required')] : [];
}

/** A day after today, on the dealer's clock. */
export function checkSnooze({ day }: { day: string }, now: Date): FieldIssue[] {
  return isCalendarDate(day) && day > dealerDay(now) ? [] : [issue('day', 'officeDesk.snooze.required')];
}

/** When what is put off comes back: as the day begins on the dealer's clock, ISO 8601. */
export function morningOf(day: string): string {
  return startOfDay(day, DEALER_TIME_ZONE).toISOString();
}

/** Tags as they are typed, between commas; each once. */
export function tagsOf(typed: string): string[] {
  return [...new Set(typed.split(',').map((tag) => tag.trim()))].filter((tag) => tag !== '');
}

export function checkTags({ tags }: { tags: string }): FieldIssue[] {
  const all = tagsOf(tags);
  if (all.length > TAGS_MAX) {
    return [issue('tags', 'officeDesk.tag.tooMany', { count: TAGS_MAX })];
  }
  return all.some((tag) => tag.length > TAG_LENGTH_MAX)
    ? [issue('tags', 'officeDesk.tag.tooLong', { count: TAG_LENGTH_MAX })]
    : [];
}
