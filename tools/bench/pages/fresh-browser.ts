import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Language } from '@portal/domain/ground/people/languages';
import puppeteer, { type Browser } from 'puppeteer-core';
import { findChromium } from '../../../scripts/tooling/find-programs.mjs';

/** Whose browser it is: their session, none for a visitor, and the language that was chosen in it. */
export type KeptInBrowser = { token: string | null; language: Language };

/** As `redux-persist` writes what the browser keeps. */
const STORAGE_KEY = 'persist:root';
const STORAGE_VERSION = 5;

/** Does something in a browser that has never been used but for what is named, and removes all of it. */
export async function inFreshBrowser<Result>(
  origin: string,
  kept: KeptInBrowser | null,
  use: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  const executablePath = findChromium();
  if (executablePath === undefined) {
    throw new Error('Chromium is missing: install it, or name it in CHROMIUM_PATH');
  }
  const userDataDir = mkdtempSync(join(tmpdir(), 'portal-pages-'));
  const browser = await puppeteer.launch({
    executablePath,
    userDataDir,
    // As root, which CI is, Chromium has no sandbox; what it opens is our own. Phones do not round the width of letters.
    args: ['--no-sandbox', '--lang=en-CA', '--font-render-hinting=none'],
  });
  try {
    if (kept !== null) {
      await keep(browser, origin, kept);
    }
    return await use(browser);
  } finally {
    await browser.close();
    rmSync(userDataDir, { recursive: true, force: true });
  }
}

async function keep(browser: Browser, origin: string, { token, language }: KeptInBrowser): Promise<void> {
  const page = await browser.newPage();
  await page.goto(`${origin}/favicon.svg`);
  const stored = JSON.stringify({
    ...(token === null ? {} : { auth: JSON.stringify({ accessToken: token }) }),
    language: JSON.stringify({ language }),
    _persist: JSON.stringify({ version: STORAGE_VERSION, rehydrated: true }),
  });
  await page.evaluate((key, value) => localStorage.setItem(key, value), STORAGE_KEY, stored);
  await browser.setCookie({ name: 'language', value: language, domain: new URL(origin).hostname });
  await page.close();
}
