import type { CalendarDate } from '../../../ground/people/calendar-date.ts';

/** Why unapplied money cannot go where somebody says. */
export type UseProblem = 'nothing' | 'more-than-left' | 'before-it-came' | 'not-yet';

/** What is to be done with unapplied money: cents for an order, or sent back on a day. */
export type UnappliedUse = { readonly cents: bigint; readonly sentOn: CalendarDate | null };

/**
 * What keeps a part of unapplied money from going to an order or back to whoever paid it. All parts together are no more than what came; it is
 * sent back on no day before it came and on none that has not begun.
 */
export function problemsOfUse(
  { cents, sentOn }: UnappliedUse,
  money: { readonly leftCents: bigint; readonly cameOn: CalendarDate },
  today: CalendarDate,
): UseProblem[] {
  const found: readonly [UseProblem, boolean][] = [
    ['nothing', cents <= 0n],
    ['more-than-left', cents > money.leftCents],
    ['before-it-came', sentOn !== null && sentOn < money.cameOn],
    ['not-yet', sentOn !== null && sentOn > today],
  ];
  return found.filter(([, is]) => is).map(([problem]) => problem);
}
