import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: 'web',
    environment: 'jsdom',
    // Each file gets its own context but shares one copy of jsdom's code, since loading that is most of the work.
    pool: 'vmThreads',
    setupFiles: ['src/testing/every-file.ts'],
    include: ['src/**/*.test.{ts,tsx}'],
    testTimeout: 20_000,
  },
});
