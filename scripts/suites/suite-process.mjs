import { constants, setPriority } from 'node:os';
import { withProcessorTime } from './processor-time.mjs';
import { runSuite, suitesOf } from './suites.mjs';

// One suite as a process of its own, so that what it prints is kept apart from what runs beside it: run-apart.mjs starts it with
// the size of the run and the suite's title, and is told the tally.
const [size, title] = process.argv.slice(2);
const suite = suitesOf(size === 'wide' ? 'wide' : 'narrow').find((candidate) => candidate.title === title);
if (suite === undefined) {
  throw new Error(`There is no suite "${title}"`);
}
if (suite.isInBackground) {
  setPriority(constants.priority.PRIORITY_LOW);
}
// Nobody waits for the tally once the run is gone.
process.once('disconnect', () => process.exit(1));
const tally = await withProcessorTime(() => runSuite(suite, [], new Map()));
process.send?.(tally, undefined, undefined, () => process.exit());
