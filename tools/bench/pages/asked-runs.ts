/** How many visits `BENCH_RUNS` asks for. Throws a RangeError for none, or for what is no number. */
export function askedRuns(usual: number): number {
  const asked = Number(process.env.BENCH_RUNS ?? usual);
  if (!Number.isInteger(asked) || asked < 1) {
    throw new RangeError(`BENCH_RUNS is a whole number from 1, not '${process.env.BENCH_RUNS}'`);
  }
  return asked;
}
