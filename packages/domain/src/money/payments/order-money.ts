import { lesserCents, sumCents } from '../../ground/money/cents.ts';
import { isActiveStatus, type TradeStatus } from '../../order/trades/trade-status.ts';
import type { MoneyKind } from './journal-accounts.ts';
import { lookAlikesOf } from './look-alikes.ts';
import type { HandedDebit, MoneyEvent, MoneyFacts } from './money-event.ts';

/** What the money of an order is judged by beside its own events. */
export type PricedOrder = { readonly totalCents: bigint; readonly status: TradeStatus };

/** Where the money of an order is, in cents. */
export type OrderMoney = {
  /** What the investor has put in and the bank has not taken back; below nothing, more came back than arrived. */
  readonly paidInCents: bigint;
  /** What is held in trust and is beyond doubt the order's. */
  readonly inTrustCents: bigint;
  readonly releasedCents: bigint;
  readonly refundedCents: bigint;
  /** From receipts that look like one reported twice: held, but counted for nothing until somebody has looked. */
  readonly inQuestionCents: bigint;
  /** What came back beyond everything that was there. */
  readonly overReturnedCents: bigint;
  /** What may be debited now. */
  readonly toDebitCents: bigint;
  /** The whole total has arrived and has not gone back. */
  readonly isFunded: boolean;
  /** A debit was handed to the bank, has not come back, and nothing has arrived since. */
  readonly isDebitUnderWay: boolean;
};

/**
 * Folds an order's events into what its money is now. The events are a set: in whatever order the portal heard of them, the
 * outcome is the same. Throws a RangeError beyond all money.
 */
export function moneyOfOrder({ totalCents, status }: PricedOrder, facts: MoneyFacts): OrderMoney {
  const total = (kind: MoneyKind) => totalOf(facts.events, kind);
  const receivedCents = total('received') - total('receipt-reversed');
  const returnedCents = total('returned') - total('return-reversed') - neverArrivedCents(facts);
  const inQuestionCents = questionedCents(facts);
  const releasedCents = total('released');
  const refundedCents = total('refunded');
  const leftCents = releasedCents + refundedCents;
  const bookedCents = receivedCents - returnedCents - leftCents;
  const paidInCents = receivedCents - returnedCents - inQuestionCents;
  const isOver = !isActiveStatus(status);
  // What was sent back of a running order was too much; an order that is over was funded all the same.
  const countedCents = isOver ? paidInCents : paidInCents - refundedCents;
  const isDebited = facts.hasAccount && !isOver && status !== 'settled';
  return {
    paidInCents,
    inTrustCents: atLeastNothing(paidInCents - leftCents),
    releasedCents,
    refundedCents,
    inQuestionCents,
    overReturnedCents: atLeastNothing(-bookedCents),
    toDebitCents: isDebited ? atLeastNothing(totalCents - atLeastNothing(countedCents)) : 0n,
    isFunded: countedCents > 0n && countedCents >= totalCents,
    isDebitUnderWay: facts.debits.some((debit) => isUnderWay(debit, facts.events)),
  };
}

/**
 * A debit that the bank refuses comes back without having been credited: of what came back, so much was never there. A receipt
 * of its amount, from its own time, says that it was credited after all. The bank credits a debit whole.
 */
function neverArrivedCents({ events, debits }: MoneyFacts): bigint {
  const inOrder = [...debits].sort(byTheirTurn);
  const uncredited = inOrder.filter((debit, place) => {
    const next = inOrder[place + 1]?.handedAt;
    const isItsOwn = ({ kind, amountCents, valueAt }: MoneyEvent) =>
      kind === 'received' &&
      amountCents === debit.amountCents &&
      valueAt >= debit.handedAt &&
      (next === undefined || valueAt < next);
    return debit.cameBack && !events.some(isItsOwn);
  });
  return lesserCents(
    totalOf(events, 'returned') - totalOf(events, 'return-reversed'),
    sumCents(uncredited.map(({ amountCents }) => amountCents)),
  );
}

/** An order has a debit after another only when that one came back; within an instant, too. */
function byTheirTurn(one: HandedDebit, other: HandedDebit): number {
  return (
    Number(one.handedAt) - Number(other.handedAt) ||
    Number(other.cameBack) - Number(one.cameBack) ||
    Number(one.amountCents - other.amountCents)
  );
}

function questionedCents({ events, confirmedTimes }: MoneyFacts): bigint {
  return sumCents(
    lookAlikesOf(events, confirmedTimes)
      .filter(({ kind }) => kind === 'received')
      .map(({ amountCents, times, certain }) => amountCents * BigInt(Math.max(0, times - certain))),
  );
}

function isUnderWay({ cameBack, handedAt }: HandedDebit, events: readonly MoneyEvent[]): boolean {
  return !cameBack && !events.some(({ kind, valueAt }) => kind === 'received' && valueAt >= handedAt);
}

function totalOf(events: readonly MoneyEvent[], kind: MoneyKind): bigint {
  return sumCents(events.filter((event) => event.kind === kind).map(({ amountCents }) => amountCents));
}

function atLeastNothing(cents: bigint): bigint {
  return cents > 0n ? cents : 0n;
}
