import { isCalendarDate } from '@portal/domain/ground/people/calendar-date';
import { hasWords } from '@portal/domain/ground/people/fold-text';
import { readBankCents } from '@portal/domain/money/bank/statements/read-bank-cents';
import { lineIdIn } from '@portal/domain/money/payments/bank-line-reference';
import type { LineText } from './line-text.ts';

type Searched = LineText & { id: string; day: string; cents: bigint };

/** What a line is found by without being opened: an amount without its sign, a day, and the portal's own name for it. */
export type LineFacts = { cents: bigint | null; day: string | null; id: string | null };

/** The facts that the text may name, each null where it does not; null where it names none. */
export function readLineFacts(search: string): LineFacts | null {
  const cents = readBankCents(search, 'point') ?? readBankCents(search, 'comma');
  const facts = {
    cents: cents !== null && cents < 0n ? -cents : cents,
    day: isCalendarDate(search) ? search : null,
    id: lineIdIn(search),
  };
  return Object.values(facts).every((fact) => fact === null) ? null : facts;
}

/** A test for lines that have the words of the text, folded. */
export function hasSoughtWords(search: string): (line: LineText) => boolean {
  return ({ description, party }) => hasWords(`${description} ${party ?? ''}`, search);
}

/** A test for lines that have the words of the text, or have the amount as typed in either language, the day or the name. */
export function lineSearch(search: string): (line: Searched) => boolean {
  const facts = readLineFacts(search);
  const hasWordsOf = hasSoughtWords(search);
  return (line) =>
    hasWordsOf(line) ||
    (facts !== null &&
      ((line.cents < 0n ? -line.cents : line.cents) === facts.cents ||
        line.day === facts.day ||
        line.id === facts.id));
}
