import { defineConfig } from '@playwright/test';
import type { PortalOptions, PortalWorkerOptions } from '../../e2e/fixtures/portal.ts';
import base from '../../e2e/playwright.config.ts';
import { WINDOW_WIDTH } from './keep-picture.ts';

/** Letters are placed as on paper: snapped to a screen's pixels, they stand too far apart once the picture is scaled down. */
const launchOptions = {
  ...base.use?.launchOptions,
  args: [...(base.use?.launchOptions?.args ?? []), '--font-render-hinting=none'],
};

/** A walk of the guide takes half a minute on a quiet machine. */
const WALK_LIMIT_MS = 300_000;

const WINDOW = {
  launchOptions,
  viewport: { width: WINDOW_WIDTH, height: 900 },
  // Taken at twice the size it is kept at, so that letters stay sharp when it is scaled down.
  deviceScaleFactor: 2,
  engine: 'embedded',
} as const;

/** Takes the pictures of README.md and docs/office.md: `npm run pictures`. Not a test: it judges nothing. */
export default defineConfig<PortalOptions, PortalWorkerOptions>({
  ...base,
  testDir: '.',
  testMatch: '*.pictures.ts',
  globalSetup: '../../e2e/support/prepare-data.ts',
  outputDir: '../../test-results',
  timeout: WALK_LIMIT_MS,
  projects: [
    { name: 'en', use: { ...WINDOW, language: 'en' } },
    // The README is in English.
    { name: 'fr', grepInvert: /@en/, use: { ...WINDOW, language: 'fr' } },
  ],
});
