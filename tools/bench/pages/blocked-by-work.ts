/** What is read of an event of Chromium's trace; times are microseconds. */
type TraceEvent = {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur: number;
  /** Of the processor's time: other programs on the machine are not in it. Missing where the thread was not asked. */
  tdur?: number | undefined;
};

const PAINTED = 'firstContentfulPaint';
const TASK = /^(ThreadControllerImpl::)?RunTask$/;
/** Lighthouse's slow phone. */
const TIMES_SLOWER = 4;
/** A press that waits for longer is felt. */
const LONG_MS = 50;
const US_A_MS = 1_000;

/**
 * For how many milliseconds the page's own work would block a slow phone after its first paint: as Lighthouse counts it, but by the
 * processor's time of each task, which hardly depends on what else the machine does. Not a number where the trace has no paint.
 */
export function blockedByWork(events: readonly TraceEvent[]): number {
  const paint = events.findLast(({ name }) => name === PAINTED);
  if (paint === undefined) {
    return Number.NaN;
  }
  const longMs = events
    .filter(({ name, pid, tid }) => TASK.test(name) && pid === paint.pid && tid === paint.tid)
    .filter(({ ts, dur }) => ts + dur > paint.ts)
    .map(({ dur, tdur = dur }) => (TIMES_SLOWER * tdur) / US_A_MS - LONG_MS);
  return longMs.reduce((sum, ms) => sum + Math.max(0, ms), 0);
}
