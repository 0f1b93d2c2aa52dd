import type { FieldIssue } from '../../ground/forms/field-issue.ts';
import type { Deal } from './deal.wire.ts';

export type UnitLimits = Pick<Deal, 'minimumUnits' | 'maximumUnits' | 'unitsTotal' | 'unitsTaken'>;

/** Units that one more order can take; `held` are those that this very order has reserved already. */
export function unitsAvailable({ unitsTotal, unitsTaken }: UnitLimits, held = 0): number {
  return Math.max(0, unitsTotal - unitsTaken + held);
}

/** The smallest order of a deal, in units. */
export function smallestQuantity({ minimumUnits }: Pick<UnitLimits, 'minimumUnits'>): number {
  return Math.max(1, minimumUnits);
}

/** True when fewer units are left than the smallest order takes. */
export function isSoldOut(limits: UnitLimits, held = 0): boolean {
  return unitsAvailable(limits, held) < smallestQuantity(limits);
}

/** The largest quantity that an order may have now: the deal's maximum or what is left, whichever is less. */
export function largestQuantity(limits: UnitLimits, held = 0): number {
  return Math.min(limits.maximumUnits, unitsAvailable(limits, held));
}

/**
 * What is wrong with the quantity of an order, or null. The same answer stands beside the field and comes from the
 * server. `held` are the units that this order has reserved already.
 */
export function checkQuantity(quantity: unknown, limits: UnitLimits, held = 0): FieldIssue | null {
  if (typeof quantity !== 'number' || !Number.isSafeInteger(quantity)) {
    return issue('wholeNumber', {});
  }
  if (isSoldOut(limits, held)) {
    return issue('soldOut', {});
  }
  if (quantity < smallestQuantity(limits)) {
    return issue('belowMinimum', { count: smallestQuantity(limits) });
  }
  if (quantity > limits.maximumUnits) {
    return issue('aboveMaximum', { count: limits.maximumUnits });
  }
  const available = unitsAvailable(limits, held);
  return quantity > available ? issue('aboveAvailable', { count: available }) : null;
}

function issue(name: string, values: FieldIssue['values']): FieldIssue {
  return { path: 'quantity', key: `trades.quantity.${name}`, values };
}
