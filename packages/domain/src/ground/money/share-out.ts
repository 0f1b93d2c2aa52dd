/**
 * Shares of a whole as integers that add up to exactly `parts` (100 for per cent): each amount's share rounded down, and what
 * is left given to the largest remainders, earlier ones first among equals. All zeros when the amounts are zero together.
 * Throws a RangeError for a negative amount.
 */
export function shareOut(amounts: readonly bigint[], parts: number): number[] {
  if (amounts.some((amount) => amount < 0n)) {
    throw new RangeError('shares are of amounts that are not negative');
  }
  const whole = amounts.reduce((sum, amount) => sum + amount, 0n);
  if (whole === 0n) {
    return amounts.map(() => 0);
  }
  const scale = BigInt(parts);
  const shares = amounts.map((amount) => Number((amount * scale) / whole));
  const left = parts - shares.reduce((sum, share) => sum + share, 0);
  const byRemainder = amounts
    .map((amount, place) => ({ place, remainder: (amount * scale) % whole }))
    // Sorting keeps the order of equals.
    .sort((a, b) => Number(b.remainder - a.remainder));
  for (const { place } of byRemainder.slice(0, left)) {
    shares[place] = (shares[place] ?? 0) + 1;
  }
  return shares;
}
