import type { MoneyKind, ToldKind } from './journal-accounts.ts';
import type { MoneyEvent } from './money-event.ts';

/** Reports of one reference and amount under several event ids: several payments, or one that was told more than once. */
export type LookAlikes = {
  readonly kind: ToldKind;
  readonly reference: string;
  readonly amountCents: bigint;
  /** How many stand in the journal, less those that somebody took back out. */
  readonly times: number;
  /** The same for the same payments, whatever their number. */
  readonly subject: string;
};

/** What each kind of row adds to the payments that were told; null for what no bank tells. */
const TOLD: Readonly<Record<MoneyKind, { kind: ToldKind; times: 1 | -1 } | null>> = {
  received: { kind: 'received', times: 1 },
  returned: { kind: 'returned', times: 1 },
  'receipt-reversed': { kind: 'received', times: -1 },
  'return-reversed': { kind: 'returned', times: -1 },
  released: null,
  refunded: null,
  'paid-out': null,
  'pay-out-reversed': null,
};

/** The payments of an order by what a person would tell them apart by; alone ones too, in an order of their own. */
export function lookAlikesOf(events: readonly MoneyEvent[]): LookAlikes[] {
  const groups = new Map<string, LookAlikes>();
  for (const event of events) {
    const told = TOLD[event.kind];
    if (told === null || event.reference === null) {
      continue;
    }
    const { amountCents } = event;
    const reference = nameOfReference(event.reference);
    const subject = `${told.kind} ${amountCents} ${reference}`;
    const times = (groups.get(subject)?.times ?? 0) + told.times;
    groups.set(subject, { kind: told.kind, reference, amountCents, times, subject });
  }
  return [...groups.values()].sort((one, other) => (one.subject < other.subject ? -1 : 1));
}

/** People and banks differ in spaces and capitals where they mean the same transfer. */
export function nameOfReference(reference: string): string {
  return reference.trim().replaceAll(/\s+/g, ' ').toLowerCase();
}
