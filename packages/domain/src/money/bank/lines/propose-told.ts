import { ordersByReference, ordersNamedBy } from './orders-named.ts';

/** Money of an order that somebody reported and no bank has confirmed yet. */
export type ToldMoney = {
  readonly tradeId: string;
  readonly reference: string;
  readonly kind: 'received' | 'returned' | 'released' | 'refunded';
  readonly cents: bigint;
};

export const TOLD_BECAUSE = ['told-and-reference', 'told'] as const;
export type ToldProposal = ToldMoney & { readonly why: (typeof TOLD_BECAUSE)[number] };

/**
 * Reports that a line, or what is left of it, may confirm: money that went the same way, to the cent. First those that the line's text
 * names. None of them is a decision.
 */
export function proposeTold(
  { cents, isIn, description }: { cents: bigint; isIn: boolean; description: string },
  told: readonly ToldMoney[],
): ToldProposal[] {
  const alike = told.filter((money) => money.cents === cents && (money.kind === 'received') === isIn);
  const named = new Set(ordersNamedBy(description, ordersByReference(alike)));
  return alike
    .map((money): ToldProposal => ({ ...money, why: named.has(money) ? 'told-and-reference' : 'told' }))
    .sort((one, other) => TOLD_BECAUSE.indexOf(one.why) - TOLD_BECAUSE.indexOf(other.why));
}
