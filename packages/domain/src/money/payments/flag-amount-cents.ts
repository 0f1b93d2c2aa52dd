import { sumCents } from '../../ground/money/cents.ts';
import type { MoneyFacts } from './money-event.ts';
import { moneyOfOrder, type PricedOrder } from './order-money.ts';
import type { PaymentFlagKind } from './payment-flag-kinds.ts';
import { refundableCents } from './refundable.ts';

type FlaggedMoney = { order: PricedOrder; facts: MoneyFacts };

/**
 * The cents that a flag is about, by its own facts or by the order's money as it is now; null where nobody knows. `money` is null for
 * a flag of no order.
 */
export function flagAmountCents(
  kind: PaymentFlagKind,
  detail: Readonly<Record<string, string>>,
  money: FlaggedMoney | null,
): bigint | null {
  const told = detail.amountCents;
  if (told !== undefined && /^\d+$/.test(told)) {
    return BigInt(told);
  }
  const cents = money === null ? 0n : centsOf(kind, money);
  return cents > 0n ? cents : null;
}

function centsOf(kind: PaymentFlagKind, { order, facts }: FlaggedMoney): bigint {
  const money = moneyOfOrder(order, facts);
  switch (kind) {
    case 'money-for-closed-order':
    case 'overpaid':
    case 'refund-due':
      return refundableCents(order, money.inTrustCents);
    case 'debit-under-way':
      return sumCents(facts.debits.filter(({ cameBack }) => !cameBack).map(({ amountCents }) => amountCents));
    case 'over-returned':
      return money.overReturnedCents;
    case 'returned':
      return lastReturned(facts);
    case 'account-changed':
      return money.toDebitCents;
    case 'looks-twice':
    case 'on-two-orders':
    case 'told-otherwise':
    case 'unmatched':
    case 'payer-differs':
      return 0n;
  }
}

function lastReturned({ events }: MoneyFacts): bigint {
  const returned = events.filter(({ kind }) => kind === 'returned');
  return (
    [...returned].sort((one, other) => Number(other.valueAt) - Number(one.valueAt))[0]?.amountCents ?? 0n
  );
}
