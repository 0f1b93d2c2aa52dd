import { constants, setPriority } from 'node:os';
import { runSuite, SUITES } from './suites.mjs';

// One suite as a process of its own, so that what it prints is kept apart from what runs beside it: run-apart.mjs starts it with
// the suite's title, and is told the tally.
const [title] = process.argv.slice(2);
const suite = SUITES.find((candidate) => candidate.title === title);
if (suite === undefined) {
  throw new Error(`There is no suite "${title}"`);
}
if (suite.isInBackground) {
  setPriority(constants.priority.PRIORITY_LOW);
}
// Nobody waits for the tally once the run is gone.
process.once('disconnect', () => process.exit(1));
const tally = await runSuite(suite, [], new Map());
process.send?.(tally, undefined, undefined, () => process.exit());
