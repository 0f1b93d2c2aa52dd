import { ordersByReference, ordersNamedBy } from './orders-named.ts';

/** Cheque and branch numbers are shorter. */
const REFERENCE_LENGTH_MIN = 6;
const WORDS = /[\p{L}\p{N}]+/gu;

/** An order that money is still missing for. */
export type OrderToFund = {
  readonly tradeId: string;
  /** As its investor was told to write it. */
  readonly reference: string;
  readonly missingCents: bigint;
};

/** A credit of a statement, or what is left of it. */
export type OpenCredit = { readonly lineId: string; readonly cents: bigint; readonly description: string };

export type CertainMatch = { readonly lineId: string; readonly tradeId: string; readonly cents: bigint };

/**
 * The credits whose order is beyond doubt: the text has one order's exact reference, the amount is what is missing to the cent, no
 * other credit names that order, and none of the same amount has a reference that belongs to no order: one of the two might then be mistyped.
 * An amount alone never says whose money it is. Who paid is decided for each separately (`payorNamed`).
 */
export function certainMatches(
  credits: readonly OpenCredit[],
  orders: readonly OrderToFund[],
): CertainMatch[] {
  const byReference = ordersByReference(orders);
  const named = credits.map((credit) => ({ credit, orders: ordersNamedBy(credit.description, byReference) }));
  const timesNamed = new Map<string, number>();
  for (const { tradeId } of named.flatMap((each) => each.orders)) {
    timesNamed.set(tradeId, (timesNamed.get(tradeId) ?? 0) + 1);
  }
  const ofNoOrder = new Set(
    named
      .filter((each) => each.orders.length === 0 && hasReference(each.credit.description))
      .map(({ credit }) => credit.cents),
  );
  return named.flatMap(({ credit: { lineId, cents }, orders: [order, another] }) => {
    const isBeyondDoubt =
      order !== undefined &&
      another === undefined &&
      order.missingCents === cents &&
      timesNamed.get(order.tradeId) === 1 &&
      !ofNoOrder.has(cents);
    return isBeyondDoubt ? [{ lineId, tradeId: order.tradeId, cents }] : [];
  });
}

/** A word that looks like somebody's reference. */
function hasReference(description: string): boolean {
  return (description.match(WORDS) ?? []).some(
    (word) => /\d/.test(word) && word.length >= REFERENCE_LENGTH_MIN,
  );
}
