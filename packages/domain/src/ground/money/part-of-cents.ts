const BASIS_POINTS = 10_000n;

/** So many basis points of an amount, in whole cents; a half cent counts up. For amounts that are not negative. */
export function partOfCents(cents: bigint, basisPoints: bigint): bigint {
  return (cents * basisPoints + BASIS_POINTS / 2n) / BASIS_POINTS;
}
