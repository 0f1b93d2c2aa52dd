import { defineProject } from 'vitest/config';

export default defineProject({
  // Pure rules keep nothing from one file to the next, so the files share their workers and what they have imported.
  test: { name: 'domain', environment: 'node', include: ['src/**/*.test.ts'], isolate: false },
});
