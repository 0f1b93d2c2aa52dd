import { daysUntil } from '../../ground/formats/dates.ts';
import { BASIS_POINTS_PER_PERCENT } from '../../ground/formats/numbers.ts';
import type { Deal } from './deal.wire.ts';
import { isSoldOut, type UnitLimits } from './order-units.ts';

const WHOLE_IN_BASIS_POINTS = 10_000;

/** A deal that closes within so many days says so. */
export const CLOSING_SOON_DAYS = 14;

type Units = Pick<Deal, 'unitsTotal' | 'unitsTaken'>;

/** The share of the units that is taken, in basis points: 10 000 only when none is left, 0 for a deal without units. */
export function fundedBasisPoints({ unitsTotal, unitsTaken }: Units): number {
  if (unitsTotal <= 0) {
    return 0;
  }
  const taken = Math.min(Math.max(unitsTaken, 0), unitsTotal);
  return Math.floor((taken * WHOLE_IN_BASIS_POINTS) / unitsTotal);
}

/** The share of the units that is taken, in whole per cent, rounded down: 100 only when none is left. */
export function fundedPercent(units: Units): number {
  return Math.floor(fundedBasisPoints(units) / BASIS_POINTS_PER_PERCENT);
}

/** Where a deal stands at an instant, in the order in which the states exclude each other. */
export type DealPhase = 'upcoming' | 'closed' | 'soldOut' | 'closingSoon' | 'open';

/**
 * Where a deal stands at an instant (milliseconds since 1970). It opens at `opensAt` sharp, is closed from `closesAt`
 * on, and is sold out when less is left than the smallest order takes.
 */
export function dealPhase(deal: UnitLimits & Pick<Deal, 'opensAt' | 'closesAt'>, now: number): DealPhase {
  if (now < Date.parse(deal.opensAt)) {
    return 'upcoming';
  }
  if (now >= Date.parse(deal.closesAt)) {
    return 'closed';
  }
  if (isSoldOut(deal)) {
    return 'soldOut';
  }
  return daysUntil(Date.parse(deal.closesAt), now) <= CLOSING_SOON_DAYS ? 'closingSoon' : 'open';
}

/** True when an order may be placed at an instant. */
export function takesOrders(deal: UnitLimits & Pick<Deal, 'opensAt' | 'closesAt'>, now: number): boolean {
  const phase = dealPhase(deal, now);
  return phase === 'open' || phase === 'closingSoon';
}
