import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: 'investor',
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}', 'dev/**/*.test.ts'],
    testTimeout: 20_000,
  },
});
