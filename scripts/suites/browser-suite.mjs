import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from '../tooling/ensure-built.mjs';
import { findChromium } from '../tooling/find-programs.mjs';
import { ROOT } from '../tooling/project.mjs';
import { Refusal } from '../tooling/say.mjs';
import { runCommand } from './run-command.mjs';
import { tallyPlaywright } from './tally.mjs';
import { readJson } from './vitest-suites.mjs';

const REPORT = join(ROOT, '.cache', 'test-reports', 'browser.json');

/** Builds the product anew; counts as one. */
export async function runBuild() {
  try {
    await ensureBuilt({ anew: true });
    return { passed: 1, failed: 0, notes: [] };
  } catch (error) {
    return { passed: 0, failed: 1, notes: [error instanceof Refusal ? error.message : String(error)] };
  }
}

/**
 * The built product in Chromium, on a desktop and a phone profile.
 * @param {string[]} args for Playwright, such as a file name
 */
export async function runBrowserTests(args) {
  rmSync(REPORT, { force: true });
  const command = ['playwright', 'test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json', ...args];
  const { ok } = await runCommand(command, {
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: REPORT, CHROMIUM_PATH: findChromium() ?? '' },
    show: true,
  });
  return tallyPlaywright(readJson(REPORT), ok);
}
