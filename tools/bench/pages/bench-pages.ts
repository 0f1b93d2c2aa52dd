import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { askedRuns } from './asked-runs.ts';
import { describePages, shortfallsOf } from './describe-pages.ts';
import { measurePages } from './measure-pages.ts';

const RUNS = 3;
const RESULTS = new URL('../pages.json', import.meta.url);

/** Measures how light the built pages are on a slow phone. Answers false where one is heavier than promised. */
export async function benchPages(say: (line: string) => void): Promise<boolean> {
  const loadBefore = loadavg();
  const runs = askedRuns(RUNS);
  if (runs % 2 === 0) {
    // Of two the higher would count, whichever way is better.
    throw new RangeError('BENCH_RUNS is odd here: the visit in the middle counts');
  }
  const measured = await measurePages(runs, say);
  const machine = { node: process.version, loadBefore, loadAfter: loadavg() };
  writeFileSync(RESULTS, `${JSON.stringify({ at: new Date(), machine, measured }, null, 2)}\n`);
  const shortfalls = shortfallsOf(measured);
  say(['', describePages(measured), '', ...shortfalls, `Written to ${RESULTS.pathname}`].join('\n'));
  return shortfalls.length === 0;
}
