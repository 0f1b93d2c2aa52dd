import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: 'web',
    environment: 'jsdom',
    // A context of its own for each file, and one copy of jsdom's code for all: loading it is most of the work.
    pool: 'vmThreads',
    setupFiles: ['src/testing/every-file.ts'],
    include: ['src/**/*.test.{ts,tsx}'],
    testTimeout: 20_000,
  },
});
