import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: 'office',
    environment: 'jsdom',
    // A context of its own for each file, and one copy of jsdom's code for all: loading it is most of the work.
    pool: 'vmThreads',
    setupFiles: ['../../packages/web/src/testing/every-file.ts'],
    include: ['src/**/*.test.{ts,tsx}'],
    testTimeout: 20_000,
  },
});
