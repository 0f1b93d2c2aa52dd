/** The folder of rules that is mutated; the tests of the whole domain are to notice. `npm run mutate` names one after the other. */
const room = process.env.MUTATED_ROOM ?? '*';
const kept = `../../.cache/mutation/${room}`;

export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  mutate: [`src/${room}/**/*.ts`, '!src/**/*.test.ts', '!src/**/testing/**'],
  coverageAnalysis: 'perTest',
  concurrency: 2,
  // A later run tries only what changed since.
  incremental: true,
  incrementalFile: `${kept}-state.json`,
  reporters: ['clear-text', 'json'],
  jsonReporter: { fileName: `${kept}.json` },
  clearTextReporter: { allowColor: false, reportTests: false },
  warnings: { slow: false },
  thresholds: { high: 95, low: 85, break: 85 },
};
