import type { MoneyKind } from '@portal/domain/money/payments/journal-accounts';
import type { MoneyEvent, MoneyFacts, MoneySource } from '@portal/domain/money/payments/money-event';

/** A journal row about an order; `isConfirmed` where it was reported before a statement's line was matched to it. */
export type StoredEvent = {
  id: string;
  kind: MoneyKind;
  amountCents: string;
  reference: string | null;
  valueAt: string;
  wasClosed: boolean;
  teller: MoneySource;
  isConfirmed: boolean;
  reverses: string | null;
};

/** The facts of an order's money as the database returns them: cents as text, times in ISO 8601. */
export type StoredMoneyFacts = {
  events: StoredEvent[];
  debits: { amountCents: string; handedAt: string; dueOn: string; cameBack: boolean }[];
  confirmed: { subject: string; times: string }[];
  hasAccount: boolean;
};

/** An event as the rules take it. */
export function moneyEventOf({ amountCents, valueAt, isConfirmed, ...event }: StoredEvent): MoneyEvent {
  return {
    ...event,
    amountCents: BigInt(amountCents),
    valueAt: new Date(valueAt),
    isAtBank: isConfirmed || event.teller === 'bank',
  };
}

/** The same for all facts. */
export function moneyFactsOf(stored: StoredMoneyFacts): MoneyFacts {
  const confirmedTimes = new Map<string, number>();
  for (const { subject, times } of stored.confirmed) {
    confirmedTimes.set(subject, Math.max(Number(times), confirmedTimes.get(subject) ?? 0));
  }
  return {
    events: stored.events.map(moneyEventOf),
    debits: stored.debits.map(({ amountCents, handedAt, cameBack }) => ({
      amountCents: BigInt(amountCents),
      handedAt: new Date(handedAt),
      cameBack,
    })),
    confirmedTimes,
    hasAccount: stored.hasAccount,
  };
}
