import { statfsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { findChromium } from '../scripts/tooling/find-programs.mjs';
import { DESK, PHONE } from './fixtures/devices.ts';
import type { PortalOptions, PortalWorkerOptions } from './fixtures/portal.ts';
import { ofSize } from './test-size.ts';

const SECOND_MS = 1000;
/** What two browsers may need at once, many times over. */
const SHARED_BYTES_MIN = 2 * 1024 ** 3;

/** Chromium of the operating system; without one, Playwright looks for the one that it may have downloaded. */
const executablePath = findChromium();

export default defineConfig<PortalOptions, PortalWorkerOptions>({
  testDir: 'tests',
  globalSetup: './support/prepare-data.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  // A test that passes at the second try is a test that fails.
  retries: 0,
  forbidOnly: true,
  timeout: 120 * SECOND_MS,
  expect: { timeout: 10 * SECOND_MS },
  reporter: [['list']],
  use: {
    actionTimeout: 15 * SECOND_MS,
    navigationTimeout: 20 * SECOND_MS,
    timezoneId: 'America/Toronto',
    // Recording takes a fifth of the run, so only who looks into a failure asks for it.
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
  // Which of the two runs a test belongs to says its tag, see test-size.ts.
  // A test for one profile only carries the tag of that profile: it is left out of the other, not skipped in it. Both is for
  // what differs between them: the whole way, layout, language, keyboard, focus and touch. What the server, a session or a
  // queue does is the same on either; such tests are spread over both. What is about the embedded database, which dies with the
  // portal, carries its tag: one portal takes these one after the other beside the first of the phone's. The desktop comes last:
  // its portals of one test each fill both workers to the end.
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
 * Pictures of a page go from one process of Chromium to the other through files. Playwright keeps these on the disk, for
 * containers that have too little of the memory meant for them; where there is enough, no page waits for a disk.
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
