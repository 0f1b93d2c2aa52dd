import { hundredthsOf } from '../../ground/money/hundredths-of.ts';
import { partOfCents } from '../../ground/money/part-of-cents.ts';

/** How a cost is counted: per cent of the amount of an order, or dollars that each order costs, whatever its amount. */
export const COST_KINDS = ['percent', 'dollars'] as const;
export type CostKind = (typeof COST_KINDS)[number];

/** When a cost is paid: once with the order, every year, or when the investor gets out. */
export const COST_TIMES = ['start', 'yearly', 'exit'] as const;
export type CostTime = (typeof COST_TIMES)[number];

/** Who pays: the issuer, out of what investors put in, or the investor, beside the amount of the order. */
export const COST_PAYERS = ['issuer', 'investor'] as const;

/** A cost as far as it can be counted; `value` is per cent or dollars, as its kind says, with at most two decimals. */
export type CountedCost = { kind: CostKind; value: number; when: CostTime; isEstimate: boolean };

/** What a deal's costs come to at one time. */
export type CostsAtTime<Cost> = {
  when: CostTime;
  lines: { cost: Cost; cents: bigint }[];
  sumCents: bigint;
  /** The sum is no surer than the least sure of its lines. */
  isEstimate: boolean;
};

/**
 * The costs of an order of so many cents, by the time at which they are paid, in whole cents; a half cent counts up. A time at
 * which nothing is paid is left out. Throws a RangeError for a value of more than two decimals.
 */
export function costsOfOrder<Cost extends CountedCost>(
  costs: readonly Cost[],
  totalCents: bigint,
): CostsAtTime<Cost>[] {
  return COST_TIMES.flatMap((when) => {
    const lines = costs
      .filter((cost) => cost.when === when)
      .map((cost) => ({ cost, cents: centsOf(cost, totalCents) }));
    const sumCents = lines.reduce((sum, { cents }) => sum + cents, 0n);
    return lines.length === 0
      ? []
      : [{ when, lines, sumCents, isEstimate: lines.some(({ cost }) => cost.isEstimate) }];
  });
}

function centsOf({ kind, value }: CountedCost, totalCents: bigint): bigint {
  const hundredths = hundredthsOf(value);
  if (hundredths === null) {
    throw new RangeError('a cost has at most two decimals');
  }
  return kind === 'percent' ? partOfCents(totalCents, hundredths) : hundredths;
}
