import type { Results } from './run-bench.ts';

/** What the portal promises, which a machine at half the usual speed kept with room. */
const CHAINED_MS_MAX = 1_000;
const REFUSED_MS_MAX = 5_000;
const READ_P99_MS_MAX = 200;

/** What was measured and may not be, a line each: units that do not add up, a read that waits for another's lock, and the like. */
export function brokenPromises({ oversold, chained, stuckLock }: Results): string[] {
  const broken: string[] = [];
  for (const [servers, { acknowledged, possible, strange, wrongDeals }] of Object.entries(oversold)) {
    if (acknowledged !== possible) {
      broken.push(`By ${servers}, ${acknowledged} orders were acknowledged where ${possible} had room`);
    }
    if (strange > 0) {
      broken.push(`By ${servers}, ${strange} answers were neither an order nor a refusal`);
    }
    if (wrongDeals.length > 0) {
      broken.push(`By ${servers}, these deals do not add up: ${wrongDeals.join(', ')}`);
    }
  }
  if (chained?.rows === 0) {
    broken.push('No row of the audit log was chained');
  }
  if (chained !== null && chained.maxMs > CHAINED_MS_MAX) {
    broken.push(`A row was chained ${chained.maxMs.toFixed(0)} ms after its commit`);
  }
  if (stuckLock !== null) {
    const { reads, readP99Ms, orders, busy, orderMaxMs } = stuckLock;
    if (busy < orders || orderMaxMs > REFUSED_MS_MAX) {
      broken.push(
        `Behind a held lock, ${busy} of ${orders} orders were refused, after ${orderMaxMs.toFixed(0)} ms at most`,
      );
    }
    if (reads === 0 || readP99Ms > READ_P99_MS_MAX) {
      broken.push(
        `Behind a held lock, ${reads} unrelated reads went on, 99 of 100 within ${readP99Ms.toFixed(0)} ms`,
      );
    }
  }
  return broken;
}
