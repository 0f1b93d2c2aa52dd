import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { findChromium } from '../../../scripts/tooling/find-programs.mjs';

/** Of the desk in a browser: medians, in milliseconds after the address was entered or the row was pressed. */
export type DeskFigures = { rows: number; firstPaintMs: number; rowsThereMs: number; chosenMs: number };

const RUNS = 5;
const DESK = '/office/desk/new-orders';
const ROW = 'tr[data-row]';
const CHOSEN = 'tr[data-row][data-chosen]';
const BOX = 'tr[data-row] label';
const VIEWPORT = { width: 1440, height: 900 };

/** The desk with a page of fifty rows, and with twice as many as it ever has. */
export async function measureDesk(address: string): Promise<DeskFigures[]> {
  const executablePath = findChromium();
  if (executablePath === undefined) {
    throw new Error('Chromium is missing: install it, or name it in CHROMIUM_PATH');
  }
  const figures: DeskFigures[] = [];
  for (const isDoubled of [false, true]) {
    const visits: DeskFigures[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      // As root, which CI is, Chromium has no sandbox; what it opens is our own.
      const browser = await puppeteer.launch({ executablePath, args: ['--no-sandbox', '--lang=en-CA'] });
      visits.push(await visitDesk(browser, address, isDoubled).finally(() => browser.close()));
    }
    figures.push(medianOf(visits));
  }
  return figures;
}

/** A first visit: the browser holds nothing but the session. */
async function visitDesk(browser: Browser, address: string, isDoubled: boolean): Promise<DeskFigures> {
  await browser.setCookie({
    name: 'portal_office',
    value: 'bench-compliance',
    domain: new URL(address).hostname,
    path: '/api/office',
    httpOnly: true,
    sameSite: 'Strict',
  });
  const page = await browser.newPage();
  await page.setViewport(VIEWPORT);
  if (isDoubled) {
    await doubleRows(page);
  }
  const startedAt = performance.now();
  await page.goto(`${address}${DESK}`, { waitUntil: 'domcontentloaded' });
  await page.waitForSelector(ROW);
  const rowsThereMs = performance.now() - startedAt;
  const firstPaintMs = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  );
  const pressedAt = performance.now();
  await page.click(BOX);
  await page.waitForSelector(CHOSEN);
  const chosenMs = performance.now() - pressedAt;
  const rows = (await page.$$(ROW)).length;
  return { rows, firstPaintMs, rowsThereMs, chosenMs };
}

type DeskAnswer = { data: { rows: { claim: { id: string } }[] } };

/** Returns the list with each row twice, under an id of its own. */
async function doubleRows(page: Page): Promise<void> {
  await page.setRequestInterception(true);
  page.on('request', async (request) => {
    // Not what else the page asks below the address of its list, such as the choices of its filters.
    if (new URL(request.url()).pathname !== `/api${DESK}`) {
      await request.continue();
      return;
    }
    const reply = await fetch(request.url(), {
      headers: { ...request.headers(), cookie: 'portal_office=bench-compliance' },
    });
    const answer: DeskAnswer = JSON.parse(await reply.text());
    const again = answer.data.rows.map((row) => ({
      ...row,
      claim: { ...row.claim, id: `${row.claim.id}-again` },
    }));
    answer.data.rows.push(...again);
    await request.respond({
      status: reply.status,
      contentType: 'application/json',
      body: JSON.stringify(answer),
    });
  });
}

function medianOf(visits: readonly DeskFigures[]): DeskFigures {
  const middle = (of: (visit: DeskFigures) => number) =>
    visits.map(of).sort((a, b) => a - b)[Math.floor(visits.length / 2)] ?? Number.NaN;
  return {
    rows: middle(({ rows }) => rows),
    firstPaintMs: middle(({ firstPaintMs }) => firstPaintMs),
    rowsThereMs: middle(({ rowsThereMs }) => rowsThereMs),
    chosenMs: middle(({ chosenMs }) => chosenMs),
  };
}
