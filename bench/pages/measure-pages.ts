import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type Browser } from 'puppeteer-core';
import { placeOrder, registerPerson } from '../../e2e/support/people.ts';
import { preparePortal } from '../../e2e/support/portal-process.ts';
import { findChromium } from '../../scripts/tooling/find-programs.mjs';
import { DEAL, MEASURED_PAGES, type MeasuredPage } from './pages-to-measure.ts';
import { type PageFigures, readPage } from './read-page.ts';

export type MeasuredFigures = { page: MeasuredPage; runs: PageFigures[]; median: PageFigures };

const UNITS = 10;
/** As `redux-persist` writes what the browser keeps. */
const STORAGE_KEY = 'persist:root';
const STORAGE_VERSION = 5;

/** Measures the pages of the built product on demonstration data, each `runs` times; of each figure the median counts. */
export async function measurePages(runs: number, say: (line: string) => void): Promise<MeasuredFigures[]> {
  const portal = await preparePortal('embedded');
  try {
    await portal.start();
    const person = await registerPerson(portal.url);
    await placeOrder(person, DEAL, UNITS);
    const measured: MeasuredFigures[] = [];
    for (const page of MEASURED_PAGES) {
      const readings: PageFigures[] = [];
      for (let run = 0; run < runs; run += 1) {
        readings.push(await withBrowser(portal.url, page.isSignedIn ? person.token : null, page.path));
      }
      const median = medianOf(readings);
      say(
        `${page.path}: ${median.performance} (${readings.map(({ performance }) => performance).join(', ')})`,
      );
      measured.push({ page, runs: readings, median });
    }
    return measured;
  } finally {
    await portal.dispose();
  }
}

/** A browser of its own for each reading: nothing of the last one is kept, in memory or on disk. */
async function withBrowser(origin: string, token: string | null, path: string): Promise<PageFigures> {
  const executablePath = findChromium();
  if (executablePath === undefined) {
    throw new Error('Chromium is missing: install it, or name it in CHROMIUM_PATH');
  }
  const userDataDir = mkdtempSync(join(tmpdir(), 'portal-lighthouse-'));
  const browser = await puppeteer.launch({
    executablePath,
    userDataDir,
    // As root, which CI is, Chromium has no sandbox; what it opens is our own.
    args: ['--no-sandbox', '--lang=en-CA'],
  });
  try {
    if (token !== null) {
      await signIn(browser, origin, token);
    }
    return await readPage(browser, origin + path);
  } finally {
    await browser.close();
    rmSync(userDataDir, { recursive: true, force: true });
  }
}

async function signIn(browser: Browser, origin: string, token: string): Promise<void> {
  const page = await browser.newPage();
  await page.goto(`${origin}/favicon.svg`);
  const kept = JSON.stringify({
    auth: JSON.stringify({ accessToken: token }),
    _persist: JSON.stringify({ version: STORAGE_VERSION, rehydrated: true }),
  });
  await page.evaluate((key, value) => localStorage.setItem(key, value), STORAGE_KEY, kept);
  await page.close();
}

function medianOf(readings: readonly PageFigures[]): PageFigures {
  const [first] = readings;
  if (first === undefined) {
    throw new Error('A page was never read');
  }
  const middle = (name: keyof PageFigures) =>
    readings.map((reading) => reading[name]).toSorted((a, b) => a - b)[Math.floor(readings.length / 2)] ?? 0;
  const median = { ...first };
  for (const name in median) {
    if (isFigure(name, median)) {
      median[name] = middle(name);
    }
  }
  return median;
}

function isFigure(name: string, figures: PageFigures): name is keyof PageFigures {
  return name in figures;
}
