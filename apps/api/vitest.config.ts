import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: 'api',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    globalSetup: ['src/testing/prepare-engine.ts'],
    pool: 'forks',
    maxWorkers: 2,
  },
});
