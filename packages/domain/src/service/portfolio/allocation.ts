import { centsFromDollars, dollarsFromCents, sumCents } from '../../ground/money/cents.ts';
import { shareOut } from '../../ground/money/share-out.ts';
import type { Trade } from '../../order/trades/trade.wire.ts';
import { activeOrders } from './portfolio-totals.ts';

export type Share = {
  /** Of the deal, the type or the province. */
  id: string;
  /** Dollars. */
  amount: number;
  /** Of the total of all active orders; whole per cents, which add up to a hundred. */
  percent: number;
};

type Allocated = Pick<Trade, 'status' | 'orderTotal'> & {
  dealId: Pick<Trade['dealId'], 'id' | 'type' | 'province'>;
};

/** What the active orders can be grouped by. */
export const ALLOCATIONS = ['deal', 'type', 'province'] as const;
export type Allocation = (typeof ALLOCATIONS)[number];

const WHOLE_PERCENT = 100;

/** How the active orders spread over deals, types or provinces, the largest share first. */
export function allocate(trades: readonly Allocated[], by: Allocation): Share[] {
  const cents = new Map<string, bigint>();
  for (const { dealId, orderTotal } of activeOrders(trades)) {
    const id = by === 'deal' ? dealId.id : dealId[by];
    cents.set(id, sumCents([cents.get(id) ?? 0n, centsFromDollars(orderTotal)]));
  }
  const sorted = [...cents].sort(([, one], [, other]) => Number(other - one));
  const percents = shareOut(
    sorted.map(([, amount]) => amount),
    WHOLE_PERCENT,
  );
  return sorted.map(([id, amount], place) => ({
    id,
    amount: dollarsFromCents(amount),
    percent: percents[place] ?? 0,
  }));
}
