import { dollarsFromCents, lesserCents } from '@portal/domain/ground/money/cents';
import type { OpenLine } from '@portal/domain/money/bank/lines/office-money.wire';
import { proposeOrders } from '@portal/domain/money/bank/lines/propose-orders';
import { proposeTold, type ToldMoney } from '@portal/domain/money/bank/lines/propose-told';
import type { OrderWithoutFunds } from './orders-to-fund.store.ts';

/** What lines may be for: orders that lack money, and money reported before the bank had it. */
export type MatchCandidates = {
  orders: readonly (OrderWithoutFunds & { reference: string })[];
  told: readonly ToldMoney[];
};

type Proposal = Omit<OpenLine['proposals'][number], 'isPaidByOther'>;

/** The strongest evidence first. */
const BY_STRENGTH: readonly Proposal['why'][] = [
  'told-and-reference',
  'reference-and-amount',
  'name-and-amount',
  'reference',
  'told',
  'amount',
];
/** A page shows a line's likeliest orders and says whether there are more; any other can be searched for. */
export const PROPOSALS_SHOWN_MAX = 5;

/** The orders that a line may be for, each once, likeliest first: as many as are shown, and whether there are more. */
export function proposalsOfLine(
  open: { cents: bigint; isIn: boolean; description: string },
  { orders, told }: MatchCandidates,
): { proposals: Proposal[]; hasMore: boolean } {
  const confirmed = proposeTold(open, told).map(({ tradeId, why, kind, cents }) => ({
    tradeId,
    why,
    kind: kind === 'received' || kind === 'returned' ? kind : ('paid-out' as const),
    amount: dollarsFromCents(cents),
  }));
  const missing = new Map(orders.map(({ tradeId, missingCents }) => [tradeId, missingCents]));
  const funded = (open.isIn ? proposeOrders(open, orders) : []).map(({ tradeId, why }) => ({
    tradeId,
    why,
    kind: 'received' as const,
    amount: dollarsFromCents(lesserCents(open.cents, missing.get(tradeId) ?? open.cents)),
  }));
  const sorted = [...confirmed, ...funded].sort(
    (one, other) => BY_STRENGTH.indexOf(one.why) - BY_STRENGTH.indexOf(other.why),
  );
  const byOrder = Map.groupBy(sorted, ({ tradeId }) => tradeId);
  const proposals = [...byOrder.values()].flatMap((alike) => alike.slice(0, 1));
  return {
    proposals: proposals.slice(0, PROPOSALS_SHOWN_MAX),
    hasMore: proposals.length > PROPOSALS_SHOWN_MAX,
  };
}
