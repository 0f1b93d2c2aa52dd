import { overlap } from '../../ground/formats/period.ts';
import type { FieldIssue } from '../../ground/forms/field-issue.ts';
import type { CalendarDate } from '../../ground/people/calendar-date.ts';

/** What a registration is to say: its days and terms. */
export type RegistrationFacts = { from: CalendarDate; lastDay: CalendarDate | null; terms: string | null };

/** A period of the same province. */
export type KnownPeriod = RegistrationFacts & { period: number };

/**
 * What is wrong with a change of a period of a province, or with one more of it: it ends before it begins, has a day in common with
 * another, or says what stands already.
 */
export function problemsOfRegistration(
  change: RegistrationFacts & { period: number },
  known: readonly KnownPeriod[],
): FieldIssue[] {
  const { from, lastDay, terms, period } = change;
  if (lastDay !== null && lastDay < from) {
    return [issue('lastDay', 'beforeFirst')];
  }
  if (known.some((other) => other.period !== period && overlap(other, change))) {
    return [issue('from', 'overlaps')];
  }
  const now = known.find((other) => other.period === period);
  const isSame = now !== undefined && now.from === from && now.lastDay === lastDay && now.terms === terms;
  return isSame ? [issue('lastDay', 'same')] : [];
}

/** The number of the next period of a province. */
export function nextPeriod(known: readonly Pick<KnownPeriod, 'period'>[]): number {
  return Math.max(0, ...known.map(({ period }) => period)) + 1;
}

function issue(path: 'from' | 'lastDay', name: 'beforeFirst' | 'overlaps' | 'same'): FieldIssue {
  return { path, key: `officeRegistrations.issues.${name}`, values: {} };
}
