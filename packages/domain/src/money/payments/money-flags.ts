import { isActiveStatus } from '../../order/trades/trade-status.ts';
import { isOfBankLine } from './bank-line-reference.ts';
import { lookAlikesOf, timesByReference } from './look-alikes.ts';
import type { MoneyEvent, MoneyFacts } from './money-event.ts';
import { moneyOfOrder, type PricedOrder } from './order-money.ts';

/** What the money of an order alone gives staff to look at. */
export const MONEY_FLAG_KINDS = [
  'money-for-closed-order',
  'overpaid',
  'refund-due',
  'debit-under-way',
  'returned',
  'over-returned',
  'looks-twice',
  'on-two-orders',
] as const;
export type MoneyFlagKind = (typeof MONEY_FLAG_KINDS)[number];

export type MoneyFlag = {
  readonly kind: MoneyFlagKind;
  /** Which of several of this kind it is; empty where an order has one at most. */
  readonly subject: string;
  /** The facts behind it: once cleared, a flag comes back only for others. */
  readonly basis: string;
  /** Short facts for the list. */
  readonly detail: Readonly<Record<string, string>>;
};

/**
 * The flags that an order's money calls for now; like the money itself, the same in whatever order its events were heard of.
 * `elsewhere` are the payments of the investor's other orders.
 */
export function moneyFlagsOf(
  order: PricedOrder,
  facts: MoneyFacts,
  elsewhere: readonly MoneyEvent[] = [],
): MoneyFlag[] {
  const money = moneyOfOrder(order, facts);
  const count = (kind: MoneyEvent['kind']) =>
    String(facts.events.filter((each) => each.kind === kind).length);
  const one = (kind: MoneyFlagKind, isDue: boolean, basis: string): MoneyFlag[] =>
    isDue ? [{ kind, subject: '', basis, detail: {} }] : [];
  const isOver = !isActiveStatus(order.status);
  const isHeld = money.inTrustCents > 0n;
  const isRunning = !isOver && order.status !== 'settled';
  const lateReceipt = facts.events.some(({ kind, wasClosed }) => kind === 'received' && wasClosed);
  const isLate = !isRunning && isHeld && lateReceipt;
  const isTooMuch = isRunning ? money.inTrustCents > order.totalCents : isHeld && !isOver && !isLate;
  const lostPayment = facts.events.some(({ kind, wasClosed }) => kind === 'returned' && !wasClosed);
  return [
    ...one('money-for-closed-order', isLate, count('received')),
    ...one('overpaid', isTooMuch, count('received')),
    ...one('refund-due', isOver && isHeld && wasHeldAtEnd(order, facts), 'end'),
    ...one('debit-under-way', isOver && money.isDebitUnderWay, String(facts.debits.length)),
    ...one('returned', lostPayment, count('returned')),
    ...one('over-returned', money.overReturnedCents > 0n, count('returned')),
    ...twiceOf(facts),
    ...onTwoOrdersOf(facts, elsewhere),
  ];
}

/** Whether money was there when the order ended: what was reported since says nothing about that. */
function wasHeldAtEnd(order: PricedOrder, facts: MoneyFacts): boolean {
  const before = facts.events.filter(({ wasClosed }) => !wasClosed);
  return moneyOfOrder(order, { ...facts, events: before }).inTrustCents > 0n;
}

function twiceOf({ events, confirmedTimes }: MoneyFacts): MoneyFlag[] {
  return lookAlikesOf(events, confirmedTimes)
    .filter(({ times, certain }) => times > certain)
    .map(({ kind, references, amountCents, times, subject }) => ({
      kind: 'looks-twice',
      subject,
      basis: String(times),
      detail: {
        what: kind,
        reference: references.filter((each) => !isOfBankLine(each)).join(', '),
        amountCents: String(amountCents),
        times: String(times),
      },
    }));
}

/** A receipt whose reference and amount stand on another order of the investor too: two payments, or one that went astray. */
function onTwoOrdersOf({ events }: MoneyFacts, elsewhere: readonly MoneyEvent[]): MoneyFlag[] {
  const others = timesByReference(elsewhere);
  return [...timesByReference(events)].flatMap(([subject, times]) => {
    const timesElsewhere = others.get(subject) ?? 0;
    const [kind = '', amountCents = '', ...reference] = subject.split(' ');
    return kind === 'received' && timesElsewhere > 0
      ? [
          {
            kind: 'on-two-orders' as const,
            subject,
            basis: `${times} and ${timesElsewhere}`,
            detail: { reference: reference.join(' '), amountCents },
          },
        ]
      : [];
  });
}
