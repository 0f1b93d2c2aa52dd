import type { OpenCredit, OrderToFund } from './certain-matches.ts';
import { hasAllWords, ordersByReference, ordersNamedBy, wordsOf } from './orders-named.ts';

export type ProposedOrder = OrderToFund & { readonly investorName: string };
export const PROPOSED_BECAUSE = ['reference-and-amount', 'reference', 'name-and-amount', 'amount'] as const;
export type Proposal = { readonly tradeId: string; readonly why: (typeof PROPOSED_BECAUSE)[number] };

/** Orders to show a person beside a credit, the likeliest first, each with why. None of them is a decision. */
export function proposeOrders(
  { cents, description }: Pick<OpenCredit, 'cents' | 'description'>,
  orders: readonly ProposedOrder[],
): Proposal[] {
  const named = new Set(ordersNamedBy(description, ordersByReference(orders)));
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
