/** Numbers from `from` to `to`, both of them included. */
export type NumberRange = { from: bigint; to: bigint };

/** A wider gap ends a range: a row that was chained long after its neighbours does not have all between read. */
const GAP_MAX = 10_000n;

/** The fewest ranges without wide gaps that have all of these numbers. */
export function rangesOf(numbers: readonly bigint[]): NumberRange[] {
  const ranges: NumberRange[] = [];
  for (const number of numbers.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0))) {
    const last = ranges.at(-1);
    if (last !== undefined && number - last.to <= GAP_MAX) {
      last.to = number;
    } else {
      ranges.push({ from: number, to: number });
    }
  }
  return ranges;
}
