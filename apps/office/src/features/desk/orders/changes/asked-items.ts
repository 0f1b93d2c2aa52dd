import { dealerDay } from '@portal/domain/ground/formats/clock-days';
import type { FieldIssue } from '@portal/domain/ground/forms/field-issue';
import { isCalendarDate } from '@portal/domain/ground/people/calendar-date';
import { CHANGEABLE_PATHS } from '@portal/domain/order/changes/change-requests';
import type { Choice } from '@portal/web/ui/select';
import { useFieldName } from '../field-name.ts';

/** One requested change, as typed. `key` identifies it while others are removed. */
export type AskedItem = {
  readonly key: number;
  readonly path: string;
  readonly reason: string;
  readonly note: string;
};

export const EMPTY_ITEM: AskedItem = { key: 0, path: '', reason: '', note: '' };

export function addItem(items: readonly AskedItem[]): AskedItem[] {
  return [...items, { ...EMPTY_ITEM, key: Math.max(...items.map(({ key }) => key)) + 1 }];
}

export function removeItem(items: readonly AskedItem[], place: number): AskedItem[] {
  return items.filter((_item, at) => at !== place);
}

export function setItem(items: readonly AskedItem[], place: number, change: Partial<AskedItem>): AskedItem[] {
  return items.map((item, at) => (at === place ? { ...item, ...change } : item));
}

/** Checks the request before it is sent; each thing can be asked for only once. */
export function checkAsked(
  typed: { answerBy: string },
  items: readonly AskedItem[],
  now: Date,
): FieldIssue[] {
  const issues = items.flatMap(({ path, reason, note }, place) => {
    const issue = (field: string, key: string): FieldIssue => ({
      path: `items.${place}.${field}`,
      key,
      values: {},
    });
    const isRepeated = items.findIndex((item) => item.path === path) < place;
    return [
      ...(path === '' ? [issue('path', 'officeOrder.changes.dialog.whatRequired')] : []),
      ...(path !== '' && isRepeated ? [issue('path', 'office.order.changes.askedTwice')] : []),
      ...(reason === '' ? [issue('reason', 'officeOrder.changes.dialog.reasonRequired')] : []),
      ...(reason === 'other' && note.trim() === ''
        ? [issue('note', 'office.order.changes.noteRequired')]
        : []),
    ];
  });
  return [...issues, ...checkAnswerBy(typed, now)];
}

/** Everything that an investor can be asked to change, with its name. */
export function useChangeablePaths(): readonly Choice[] {
  const nameOf = useFieldName();
  return [...CHANGEABLE_PATHS].map((value) => ({ value, label: nameOf(value) }));
}

/** The day by which changes are to be answered: today on the dealer's clock, or later. */
function checkAnswerBy({ answerBy }: { answerBy: string }, now: Date): FieldIssue[] {
  return isCalendarDate(answerBy) && answerBy >= dealerDay(now)
    ? []
    : [{ path: 'answerBy', key: 'officeOrder.changes.dialog.dayRequired', values: {} }];
}
