import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/suites/longest-first.mjs';

export default defineConfig({
  test: {
    projects: ['packages/*/vitest.config.ts', 'apps/*/vitest.config.ts'],
    sequence: { sequencer: LongestFirst },
    coverage: { provider: 'v8', include: ['src/**/*.ts'], exclude: ['**/*.test.ts', '**/testing/**'] },
  },
});
