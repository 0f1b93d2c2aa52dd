import type { CalendarDate } from '../people/calendar-date.ts';
import type { Confirmation, LawFile } from './law-file.ts';
import type { Rule } from './rule.ts';
import type { RuleId } from './rules.ts';

/**
 * What a rule does on a day: `binding` while counsel has not confirmed it, as the stricter way to read it; `confirmed`; `off` for a
 * relief or a form in production that nobody confirmed, and `specimen` outside of it; `not-yet` before its first day, `ended` after its
 * last; `unused` where the portal makes no use of it. A form of which wording is missing is never `confirmed`: nobody can confirm what is not
 * there.
 */
export const RULE_STATES = ['binding', 'confirmed', 'off', 'specimen', 'not-yet', 'ended', 'unused'] as const;
export type RuleState = (typeof RULE_STATES)[number];

/** Who confirmed a rule by a day; null where nobody has. A confirmation counts from its own day on. */
export function confirmationOf(id: RuleId, { confirmed }: LawFile, day: CalendarDate): Confirmation | null {
  return confirmed.find(({ rule, on }) => rule === id && on <= day) ?? null;
}

/** What else a rule's state depends on; the day is one of the purchaser's calendar. */
export type RuleCircumstances = { isConfirmed: boolean; isProduction: boolean; day: CalendarDate };

/** The state of a rule, of which it is known whether the dealer's counsel confirmed it. */
export function stateOfRule(rule: Rule, { isConfirmed, isProduction, day }: RuleCircumstances): RuleState {
  if (!rule.isUsed) {
    return 'unused';
  }
  if (rule.from !== null && day < rule.from) {
    return 'not-yet';
  }
  if (rule.until !== null && day >= rule.until) {
    return 'ended';
  }
  if (rule.missing.length === 0 && (rule.confirmedByCounsel || isConfirmed)) {
    return 'confirmed';
  }
  switch (rule.kind) {
    case 'rule':
    case 'reading':
      return 'binding';
    case 'relief':
    case 'form':
      return isProduction ? 'off' : 'specimen';
  }
}
