import { foldText } from '../formats/fold-text.ts';

/** Cheque and branch numbers are shorter. */
const REFERENCE_LENGTH_MIN = 6;
/** Of any script: names have words that are written in none of our letters. */
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
 * other credit names that order, and none of the same amount has another reference that is no order's: then one of the two may be typed
 * wrong. An amount alone never says for whom money is.
 */
export function certainMatches(
  credits: readonly OpenCredit[],
  orders: readonly OrderToFund[],
): CertainMatch[] {
  const named = credits.map((credit) => ({ credit, orders: ordersNamedBy(credit.description, orders) }));
  return named.flatMap(({ credit, orders: [order, another] }) => {
    if (order === undefined || another !== undefined || order.missingCents !== credit.cents) {
      return [];
    }
    const rivals = named.filter(({ credit: { lineId } }) => lineId !== credit.lineId);
    const isNamedTwice = rivals.some(({ orders: theirs }) => theirs.includes(order));
    const hasTwin = rivals.some(
      (rival) =>
        rival.credit.cents === credit.cents &&
        rival.orders.length === 0 &&
        hasReference(rival.credit.description),
    );
    return isNamedTwice || hasTwin
      ? []
      : [{ lineId: credit.lineId, tradeId: order.tradeId, cents: credit.cents }];
  });
}

/** The orders whose reference stands in a text as a word of its own; a nought that was typed as an O is one. */
export function ordersNamedBy<Order extends Pick<OrderToFund, 'reference'>>(
  description: string,
  orders: readonly Order[],
): Order[] {
  const words = new Set(wordsOf(description));
  return orders.filter(({ reference }) => hasAllWords(words, reference));
}

/** A word that looks like somebody's reference. */
function hasReference(description: string): boolean {
  return (description.match(WORDS) ?? []).some(
    (word) => /\d/.test(word) && word.length >= REFERENCE_LENGTH_MIN,
  );
}

/** A text without any word is in none. */
function hasAllWords(words: ReadonlySet<string>, text: string): boolean {
  const asked = wordsOf(text);
  return asked.length > 0 && asked.every((word) => words.has(word));
}

function wordsOf(text: string): readonly string[] {
  return foldText(text).toUpperCase().replaceAll('O', '0').match(WORDS) ?? [];
}

export type ProposedOrder = OrderToFund & { readonly investorName: string };
export const PROPOSED_BECAUSE = ['reference-and-amount', 'reference', 'name-and-amount', 'amount'] as const;
export type Proposal = { readonly tradeId: string; readonly why: (typeof PROPOSED_BECAUSE)[number] };

/** Orders to show a person beside a credit, the likeliest first, each with why. None of them is a decision. */
export function proposeOrders(
  { cents, description }: Pick<OpenCredit, 'cents' | 'description'>,
  orders: readonly ProposedOrder[],
): Proposal[] {
  const named = new Set(ordersNamedBy(description, orders));
  const words = new Set(wordsOf(description));
  const reasonOf = (order: ProposedOrder): Proposal['why'] | null => {
    const isAmount = order.missingCents === cents;
    if (named.has(order)) {
      return isAmount ? 'reference-and-amount' : 'reference';
    }
    const isByName = hasAllWords(words, order.investorName);
    return isAmount ? (isByName ? 'name-and-amount' : 'amount') : null;
  };
  return orders
    .flatMap((order) => {
      const why = reasonOf(order);
      return why === null ? [] : [{ tradeId: order.tradeId, why }];
    })
    .sort((one, other) => PROPOSED_BECAUSE.indexOf(one.why) - PROPOSED_BECAUSE.indexOf(other.why));
}
