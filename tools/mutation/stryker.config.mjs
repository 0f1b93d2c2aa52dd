import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../../scripts/tooling/project.mjs';
import { COPIES } from './beside-the-copy.mjs';
import { API, presentRoom, resultsOf } from './rooms.mjs';

const present = presentRoom();
const { package: of, room } = present;
const kept = resultsOf(present);

export default {
  testRunner: 'vitest',
  // The copy that is changed lies as deep as the package, so that what is found from a file's own place is found from there too.
  tempDirName: relative(process.cwd(), COPIES),
  // Stryker would rewrite what a tsconfig names, for a copy two folders deeper; there is none of this name.
  tsconfigFile: 'as-it-is.json',
  plugins: [fileURLToPath(import.meta.resolve('@stryker-mutator/vitest-runner'))],
  vitest: { configFile: join(ROOT, 'tools', 'mutation', 'vitest.config.mjs'), related: false },
  mutate: room.mutate,
  // The names in a use case (of errors, columns, mails, audit rows) are members of unions: the compiler refuses another.
  mutator: { excludedMutations: of === API ? ['StringLiteral'] : [] },
  coverageAnalysis: 'perTest',
  // Runs of the API share the template of their databases.
  concurrency: of === API ? 1 : 2,
  // A later run tries only what changed since.
  incremental: true,
  incrementalFile: `${kept}-state.json`,
  reporters: ['clear-text', 'json', 'progress-append-only'],
  jsonReporter: { fileName: `${kept}.json` },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  // A machine that does other things as well answers late; a mutant that never ends is one that was noticed.
  timeoutMS: 20_000,
  dryRunTimeoutMinutes: 30,
  warnings: { slow: false },
  thresholds: { high: 95, low: 85, break: 85 },
};
