/** How long one run of a job works. It may run 300 s: what it has in hand when its time is up is ended first. */
const WORKS_FOR_MS = 120_000;

/** When a job that begins now stops, however many things it does, as `performance.now` counts. */
export function endOfWork(forMs = WORKS_FOR_MS): number {
  return performance.now() + forMs;
}
