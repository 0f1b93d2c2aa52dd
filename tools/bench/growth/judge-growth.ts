import type { AskedOften } from './ask-often.ts';

/** A call at two sizes; null where a database has nothing to ask it of. */
export type Grown = { what: string; small: AskedOften | null; large: AskedOften | null };

/** At the large size a call may take as many times as long as at the small one, or so long. */
const TIMES_SLOWER_MAX = 2;
const ALWAYS_GOOD_MS = 200;
const NOTHING_ABOVE_MS = 1_000;

/** What is promised and not kept of a call; empty where all is. */
export function judgeGrowth({ small, large }: Grown): string[] {
  if (small === null || large === null) {
    return [`nothing to ask it of in the ${small === null ? 'small' : 'large'} database`];
  }
  const refusals = [small, large].flatMap(({ refused }) => (refused === null ? [] : [`answered ${refused}`]));
  if (refusals.length > 0) {
    return refusals;
  }
  return (['alone', 'together'] as const).flatMap((how) => {
    const allowed = Math.max(TIMES_SLOWER_MAX * small[how].p95Ms, ALWAYS_GOOD_MS);
    const { p95Ms, mostMs } = large[how];
    return [
      ...(p95Ms > allowed ? [`${how}: ${p95Ms.toFixed(0)} ms of at most ${allowed.toFixed(0)}`] : []),
      ...(mostMs > NOTHING_ABOVE_MS
        ? [`${how}: once ${mostMs.toFixed(0)} ms of at most ${NOTHING_ABOVE_MS}`]
        : []),
    ];
  });
}
