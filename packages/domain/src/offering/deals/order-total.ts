import { assertInRange } from '../../ground/money/cents.ts';

/**
 * The total of an order in whole cents. Throws a RangeError when the price is not positive, the quantity is not a
 * positive count, or the total is beyond what the wire carries exactly: none of these comes from a person's input,
 * which `checkQuantity` has judged before.
 */
export function orderTotalCents(unitPriceCents: bigint, quantity: number): bigint {
  if (unitPriceCents <= 0n) {
    throw new RangeError('the price of a unit is positive');
  }
  if (!Number.isSafeInteger(quantity) || quantity <= 0) {
    throw new RangeError('a quantity is a positive count of units');
  }
  const total = unitPriceCents * BigInt(quantity);
  assertInRange(total);
  return total;
}
