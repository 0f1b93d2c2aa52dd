import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: 'investor',
    environment: 'jsdom',
    // Each file gets its own context but shares jsdom's code: loading it is most of the work.
    pool: 'vmThreads',
    setupFiles: ['../../packages/web/src/testing/every-file.ts'],
    include: ['src/**/*.test.{ts,tsx}', 'dev/**/*.test.ts', 'scripts/**/*.test.ts'],
    testTimeout: 20_000,
  },
});
