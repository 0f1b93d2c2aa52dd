import { sumCents } from '../../ground/money/cents.ts';
import type { CalendarDate } from '../../ground/people/calendar-date.ts';
import type { DayEntry, DayFacts, DayLine } from './day-facts.ts';
import type { Difference } from './difference.ts';

/** Lines without an entry in the books at the end of the day: matched to nothing, or to an entry of a later day. */
export function linesWithoutEntry({ day, lines }: Pick<DayFacts, 'day' | 'lines'>): Difference[] {
  return lines.flatMap((line) => {
    const later = Map.groupBy(
      line.parts.filter(({ entryDay }) => entryDay > day),
      ({ entryDay }) => entryDay,
    );
    const size = line.cents < 0n ? -line.cents : line.cents;
    const unmatched = size - sumCents(line.parts.map(({ cents }) => cents));
    return [
      ...differenceOf(line, 'line', unmatched, null),
      ...[...later].flatMap(([entryDay, parts]) =>
        differenceOf(line, `line-${entryDay}`, sumCents(parts.map(({ cents }) => cents)), entryDay),
      ),
    ];
  });
}

function differenceOf(
  { id, accountId, day, cents, text }: DayLine,
  name: string,
  size: bigint,
  clearedOn: CalendarDate | null,
): Difference[] {
  return size === 0n
    ? []
    : [
        {
          key: `${name}:${id}`,
          kind: 'bank-line',
          between: 'bank-books',
          cents: cents < 0n ? -size : size,
          day,
          accountId,
          tradeId: null,
          text,
          clearedOn,
        },
      ];
}

/** Entries without a bank line at the end of the day; an entry and the one that takes it back both drop out. */
export function entriesWithoutLine({ day, entries }: Pick<DayFacts, 'day' | 'entries'>): Difference[] {
  const open = entries.filter(({ lineDay }) => lineDay === null || lineDay > day);
  return withoutTakenBack(open).map(({ id, cents, day: of, tradeId, text, lineDay }) => ({
    key: `entry:${id}`,
    kind: 'book-entry',
    between: 'bank-books',
    cents: -cents,
    day: of,
    accountId: null,
    tradeId,
    text,
    clearedOn: lineDay,
  }));
}

/** An entry that takes another back cancels both: the one that it names, or else the first of its order and amount. */
function withoutTakenBack(entries: readonly DayEntry[]): DayEntry[] {
  const left = new Map(entries.map((entry) => [entry.id, entry]));
  for (const back of entries.filter(({ kind }) => isTakingBack(kind))) {
    const isItsOther = (other: DayEntry) =>
      !isTakingBack(other.kind) &&
      other.lineDay === null &&
      other.cents === -back.cents &&
      (back.undoes === null ? other.tradeId === back.tradeId : other.id === back.undoes);
    const taken = [...left.values()].find(isItsOther);
    if (taken !== undefined) {
      left.delete(taken.id);
      left.delete(back.id);
    }
  }
  return [...left.values()];
}

function isTakingBack(kind: DayEntry['kind']): boolean {
  return kind === 'receipt-reversed' || kind === 'return-reversed' || kind === 'pay-out-reversed';
}
