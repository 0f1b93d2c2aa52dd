import { defineConfig } from '@playwright/test';
import type { PortalOptions, PortalWorkerOptions } from '../../e2e/fixtures/portal.ts';
import base from '../../e2e/playwright.config.ts';

/** A walk looks a dozen or so times at each of a dozen or so states. */
const WALK_LIMIT_MS = 1_500_000;
const WINDOW = { viewport: { width: 1440, height: 900 }, engine: 'embedded' } as const;

/** Looks at every state of every page in every view: `npm run look`. Not a test: it takes too long to run with each change. */
export default defineConfig<PortalOptions, PortalWorkerOptions>({
  ...base,
  testDir: 'places',
  testMatch: '*.look.ts',
  globalSetup: '../../e2e/support/prepare-data.ts',
  outputDir: '../../test-results',
  timeout: WALK_LIMIT_MS,
  reporter: [['list'], ['./look-report.ts']],
  projects: [
    { name: 'en', use: { ...WINDOW, language: 'en' } },
    { name: 'fr', use: { ...WINDOW, language: 'fr' } },
  ],
});
