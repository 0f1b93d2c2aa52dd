import { sumCents } from '../../ground/money/cents.ts';
import type { MoneyEvent, MoneyFacts } from '../payments/money-event.ts';
import { moneyOfOrder } from '../payments/order-money.ts';
import type { OrderShare } from './day-facts.ts';

/** Neither what the order costs nor where it stands changes what is held for it. */
const ANY_ORDER = { totalCents: 0n, status: 'open' } as const;

/** What is held for an order by the fold of its money, also what is in question; `facts` are those up to the end of the day. */
export function shareOfOrder(tradeId: string, facts: MoneyFacts): OrderShare {
  const money = moneyOfOrder(ANY_ORDER, facts);
  const foldedCents = money.paidInCents + money.inQuestionCents - money.releasedCents - money.refundedCents;
  const heldCents = foldedCents > 0n ? foldedCents : 0n;
  return {
    tradeId,
    heldCents,
    shortCents: heldCents - foldedCents,
    neverCreditedCents: foldedCents - sumCents(facts.events.map(bookedCents)),
  };
}

/** What an event adds to the order's funds in the books. */
function bookedCents({ kind, amountCents }: MoneyEvent): bigint {
  switch (kind) {
    case 'received':
    case 'return-reversed':
      return amountCents;
    case 'returned':
    case 'receipt-reversed':
    case 'released':
    case 'refunded':
      return -amountCents;
    case 'paid-out':
    case 'pay-out-reversed':
      return 0n;
  }
}
