const BASIS_POINTS = 10_000;

/**
 * What an amount is of a whole, in basis points; null where either is not known, or there is nothing that it could be a share of: a
 * share of debts means nothing.
 */
export function shareInBasisPoints(amount: number | null, whole: number): number | null {
  return amount === null || whole <= 0 ? null : Math.round((amount / whole) * BASIS_POINTS);
}
