import { statfsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { findChromium } from '../scripts/tooling/find-programs.mjs';
import { DESK, PHONE } from './fixtures/devices.ts';
import type { PortalOptions, PortalWorkerOptions } from './fixtures/portal.ts';
import { ofSize } from './test-size.ts';

const SECOND_MS = 1000;
/** What two browsers may need at once, many times over. */
const SHARED_BYTES_MIN = 2 * 1024 ** 3;

/** The operating system's Chromium; without one, Playwright looks for a download of its own. */
const executablePath = findChromium();

export default defineConfig<PortalOptions, PortalWorkerOptions>({
  testDir: 'tests',
  globalSetup: './support/prepare-data.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  // A test that passes on the second try has failed.
  retries: 0,
  forbidOnly: true,
  timeout: 120 * SECOND_MS,
  expect: { timeout: 10 * SECOND_MS },
  reporter: [['list']],
  use: {
    actionTimeout: 15 * SECOND_MS,
    navigationTimeout: 20 * SECOND_MS,
    timezoneId: 'America/Toronto',
    // Recording takes a fifth of the run, so it is only turned on to look into a failure.
    trace: process.env.PLAYWRIGHT_TRACE === '1' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      ignoreDefaultArgs: hasRoomInMemory() ? ['--disable-dev-shm-usage'] : [],
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  // A test's tag says which of the two runs it belongs to: see test-size.ts.
  // A test for one profile carries that profile's tag, and is left out of the other rather than skipped in it. Both profiles run
  // what differs between them: the whole way, layout, language, keyboard, focus and touch. What the server, a session or a queue
  // does is the same on either, so those tests are spread over both. Tests of the embedded database, which dies with the portal,
  // carry its tag: one portal runs them one after the other beside the first of the phone's. The desktop comes last: its portals
  // of one test each keep both workers busy to the end.
  projects: [
    {
      name: 'embedded',
      ...ofSize('phone', /^(?!.*@embedded)/),
      workers: 1,
      metadata: { loadsItself: true },
      use: { ...PHONE, engine: 'embedded' },
    },
    {
      name: 'phone',
      ...ofSize('phone', /@desktop|@embedded/),
      use: { ...PHONE, engine: 'postgres' },
    },
    {
      name: 'desktop',
      ...ofSize('desktop', /@phone|@embedded/),
      use: { ...DESK, engine: 'postgres' },
    },
  ],
});

/**
 * Chromium's processes pass pictures of a page to each other through files. Playwright keeps these on disk, for containers with too
 * little shared memory; where there is enough, no page waits for a disk.
 */
function hasRoomInMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize >= SHARED_BYTES_MIN;
  } catch {
    // A system without it.
    return false;
  }
}
