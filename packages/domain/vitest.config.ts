import { defineProject } from 'vitest/config';

export default defineProject({
  // Pure rules keep nothing from one file to the next, so the files share their workers and what they have imported.
  test: {
    name: 'domain',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    isolate: false,
    // All permutations of six events take half a second, and ten times that where everything else runs as well.
    testTimeout: 30_000,
  },
});
