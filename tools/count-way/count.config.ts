import { defineConfig } from '@playwright/test';
import type { PortalOptions, PortalWorkerOptions } from '../../e2e/fixtures/portal.ts';
import base from '../../e2e/playwright.config.ts';

const WALK_LIMIT_MS = 300_000;

/** Counts what an order asks of a person: `npm run count-way`. Not a test: it counts, and does not judge. */
export default defineConfig<PortalOptions, PortalWorkerOptions>({
  ...base,
  testDir: '.',
  testMatch: '*.count.ts',
  globalSetup: '../../e2e/support/prepare-data.ts',
  outputDir: '../../test-results',
  workers: 1,
  timeout: WALK_LIMIT_MS,
  projects: [
    {
      name: 'desktop',
      use: { viewport: { width: 1440, height: 900 }, language: 'en', engine: 'embedded' },
    },
  ],
});
