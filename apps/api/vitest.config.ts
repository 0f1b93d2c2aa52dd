import { fileURLToPath } from 'node:url';
import { defineProject } from 'vitest/config';

const QUICK_ARGON2 = fileURLToPath(new URL('src/testing/quick-argon2.ts', import.meta.url));
const QUICK_QR = fileURLToPath(new URL('src/testing/quick-qr.ts', import.meta.url));
const REMEMBERED_READINGS = fileURLToPath(new URL('src/testing/remembered-readings.ts', import.meta.url));

export default defineProject({
  resolve: {
    alias: [
      // Some thousands of people register in these tests, and a seventh of the work was to make their passwords dear to guess.
      { find: '@node-rs/argon2', replacement: QUICK_ARGON2 },
      // Each colleague of these tests turns on two-factor sign-in, and is shown a code of which eight were drawn.
      { find: /^uqr$/, replacement: QUICK_QR },
      // Some thousands of times the same few pictures are sent, and each was drawn anew in another process.
      { find: /^\.\/reader-process\.ts$/, replacement: REMEMBERED_READINGS },
    ],
  },
  test: {
    name: 'api',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    // The longest take some seconds where nothing else runs; at ten times the work of the machine they took 26.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    globalSetup: ['src/testing/prepare-engine.ts'],
    // Every file has a clean database, its own folder and portal; what it shares with the others is only what is imported and compiled,
    // which is half of the work.
    isolate: false,
    pool: 'forks',
    maxWorkers: 2,
  },
});
