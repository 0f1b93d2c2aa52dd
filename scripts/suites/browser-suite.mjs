import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from '../tooling/ensure-built.mjs';
import { findChromium } from '../tooling/find-programs.mjs';
import { ROOT } from '../tooling/project.mjs';
import { Refusal } from '../tooling/say.mjs';
import { runCommand } from './run-command.mjs';
import { tallyPlaywright } from './tally.mjs';
import { readJson } from './vitest-suites.mjs';

const REPORTS = join(ROOT, '.cache', 'test-reports');

/**
 * Builds the product, counted as one test. The wide run builds only if a source is newer than the previous build.
 * @param {import('./test-sizes.mjs').Size} size
 */
export async function runBuild(size) {
  try {
    await ensureBuilt({ anew: size === 'narrow' });
    return { passed: 1, failed: 0, notes: [] };
  } catch (error) {
    return { passed: 0, failed: 1, notes: [error instanceof Refusal ? error.message : String(error)] };
  }
}

/**
 * The built product in Chromium, on a desktop and a phone profile.
 * @param {string[]} args for Playwright, such as a file name
 * @param {import('./test-sizes.mjs').Size} size
 */
export async function runBrowserTests(args, size) {
  const report = join(REPORTS, size === 'wide' ? 'browser-wide.json' : 'browser.json');
  rmSync(report, { force: true });
  const command = ['playwright', 'test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json', ...args];
  const { ok } = await runCommand(command, {
    env: { TEST_SIZE: size, PLAYWRIGHT_JSON_OUTPUT_FILE: report, CHROMIUM_PATH: findChromium() ?? '' },
    show: true,
  });
  return tallyPlaywright(readJson(report), ok);
}
