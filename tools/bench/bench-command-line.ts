import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { ensureBuilt, ensureServerBuilt } from '../../scripts/tooling/ensure-built.mjs';
import { brokenPromises } from './broken-promises.ts';
import { describeCores } from './cores.ts';
import { describeResults } from './describe-results.ts';
import { PARTS, runBench } from './run-bench.ts';

/** `npm run bench -- [orders] [reads] [lock] [listeners]`: how fast the portal is on this machine, and how that compares; `-- pages`: how light its pages are; `-- shifts`: how far they move while they arrive; `-- office`: how fast the office is with 10,000 orders; `-- growth --small <address> --large <address>`: which calls keep pace with a growing dealer; `-- nights`: what sweeping, telling and forgetting take, and orders meanwhile. */
const SECONDS = 8;
const RESULTS = new URL('results.json', import.meta.url);

/** By itself: it looks at the product, built where sources are newer, and needs no PostgreSQL. */
const PAGES = 'pages';
/** By itself, likewise. */
const SHIFTS = 'shifts';
/** By itself: it fills a database of its own, and looks at the product in a browser, built where sources are newer. */
const OFFICE = 'office';
/** By itself: it asks two databases that were seeded before (growth/read-databases.ts). */
const GROWTH = 'growth';
/** By itself: it fills a database and a folder of its own with what nights go through. */
const NIGHTS = 'nights';

const say = (line: string) => process.stdout.write(`${line}\n`);
const asked = process.argv.slice(2);
if (asked.length === 1 && asked[0] === PAGES) {
  await ensureBuilt();
  const { benchPages } = await import('./pages/bench-pages.ts');
  process.exit((await benchPages(say)) ? 0 : 1);
}
if (asked.length === 1 && asked[0] === SHIFTS) {
  await ensureBuilt();
  const { benchShifts } = await import('./shifts/bench-shifts.ts');
  process.exit((await benchShifts(say)) ? 0 : 1);
}
if (asked.length === 1 && asked[0] === OFFICE) {
  await ensureBuilt();
  const { benchOffice } = await import('./office/bench-office.ts');
  await benchOffice(say);
  process.exit(0);
}
if (asked[0] === GROWTH) {
  await ensureServerBuilt();
  const { benchGrowth } = await import('./growth/bench-growth.ts');
  const { readDatabases } = await import('./growth/read-databases.ts');
  process.exit((await benchGrowth(readDatabases(asked.slice(1), process.env), say)) ? 0 : 1);
}
if (asked.length === 1 && asked[0] === NIGHTS) {
  await ensureServerBuilt();
  const { benchNights } = await import('./nights/bench-nights.ts');
  await benchNights(say);
  process.exit(0);
}
const strange = asked.filter((word) => !PARTS.some((part) => part === word));
if (strange.length > 0) {
  process.stderr.write(
    `There is no ${strange.join(', ')} here: ${PARTS.join(', ')}, or ${PAGES}, ${SHIFTS}, ${OFFICE}, ${NIGHTS} or ${GROWTH} alone\n`,
  );
  process.exit(1);
}
await ensureServerBuilt();
const loadBefore = loadavg();
say(describeCores());
const results = await runBench({
  parts: asked.length === 0 ? PARTS : PARTS.filter((part) => asked.includes(part)),
  seconds: Number(process.env.BENCH_SECONDS ?? SECONDS),
  say,
});
const machine = { cores: describeCores(), node: process.version, loadBefore, loadAfter: loadavg() };
writeFileSync(RESULTS, `${JSON.stringify({ at: new Date(), machine, ...results }, null, 2)}\n`);
say(`\n${describeResults(results)}`);
say(`Load of the machine before: ${loadBefore.map((load) => load.toFixed(1)).join(', ')}`);
say(`Written to ${RESULTS.pathname}`);
const broken = brokenPromises(results);
for (const line of broken) {
  say(`✗ ${line}`);
}
process.exitCode = broken.length === 0 ? 0 : 1;
