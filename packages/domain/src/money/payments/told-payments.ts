import type { MoneyKind, ToldKind } from './journal-accounts.ts';
import type { MoneyEvent } from './money-event.ts';

/** A receipt or a return that still counts in the journal. */
export type ToldPayment = Pick<
  MoneyEvent,
  'id' | 'amountCents' | 'reference' | 'valueAt' | 'teller' | 'isAtBank'
> & {
  readonly kind: ToldKind;
};

/** What takes which payments back out. */
const TAKEN_OUT_BY: Readonly<Record<ToldKind, MoneyKind>> = {
  received: 'receipt-reversed',
  returned: 'return-reversed',
};

/** The payments that were told, less those that somebody took back out; by name, or for rows from before there were names, by reference. */
export function standingTold(events: readonly MoneyEvent[]): ToldPayment[] {
  return [...standingOf(events, 'received'), ...standingOf(events, 'returned')];
}

function standingOf(events: readonly MoneyEvent[], kind: ToldKind): ToldPayment[] {
  const takenOut = events.filter((event) => event.kind === TAKEN_OUT_BY[kind]);
  const named = new Set(takenOut.flatMap(({ reverses }) => (reverses === null ? [] : [reverses])));
  const told = events
    .filter((event) => event.kind === kind && !named.has(event.id))
    .map((event) => ({ ...event, kind, reference: nameOf(event) }))
    .sort((one, other) => Number(one.isAtBank) - Number(other.isAtBank) || (one.id < other.id ? 1 : -1));
  for (const { amountCents, ...nameless } of takenOut.filter(({ reverses }) => reverses === null)) {
    const reference = nameOf(nameless);
    const place = told.findIndex((each) => each.amountCents === amountCents && each.reference === reference);
    if (place >= 0) {
      told.splice(place, 1);
    }
  }
  return told;
}

function nameOf({ reference }: Pick<MoneyEvent, 'reference'>): string | null {
  return reference === null ? null : nameOfReference(reference);
}

/** People and banks differ in spaces and capitals where they mean the same transfer. */
export function nameOfReference(reference: string): string {
  return reference.trim().replaceAll(/\s+/g, ' ').toLowerCase();
}
