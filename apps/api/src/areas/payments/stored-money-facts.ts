import type { MoneyKind } from '@portal/domain/payments/journal-accounts';
import type { MoneyFacts } from '@portal/domain/payments/money-event';

/** The facts of an order's money as the database writes them: cents as text, times as ISO 8601. */
export type StoredMoneyFacts = {
  events: {
    kind: MoneyKind;
    amountCents: string;
    reference: string | null;
    valueAt: string;
    wasClosed: boolean;
  }[];
  debits: { amountCents: string; handedAt: string; dueOn: string; cameBack: boolean }[];
  confirmed: { subject: string; times: string }[];
  hasAccount: boolean;
};

/** The same as the rules take them. */
export function moneyFactsOf(stored: StoredMoneyFacts): MoneyFacts {
  const confirmedTimes = new Map<string, number>();
  for (const { subject, times } of stored.confirmed) {
    confirmedTimes.set(subject, Math.max(Number(times), confirmedTimes.get(subject) ?? 0));
  }
  return {
    events: stored.events.map(({ amountCents, valueAt, ...event }) => ({
      ...event,
      amountCents: BigInt(amountCents),
      valueAt: new Date(valueAt),
    })),
    debits: stored.debits.map(({ amountCents, handedAt, cameBack }) => ({
      amountCents: BigInt(amountCents),
      handedAt: new Date(handedAt),
      cameBack,
    })),
    confirmedTimes,
    hasAccount: stored.hasAccount,
  };
}
