import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, CDPSession, Page, Protocol } from 'puppeteer-core';

/** The narrowest phone in use, held upright, and a desk. */
const WINDOWS = {
  phone: { width: 360, height: 740, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  desk: { width: 1440, height: 900 },
} as const;
export type WindowName = keyof typeof WINDOWS;
export const WINDOW_NAMES = ['phone', 'desk'] as const satisfies readonly WindowName[];

/** Lighthouse's slow 4G, really waited for: bytes a second, and the milliseconds of a round trip. */
const NETWORK = { download: 1_600_000 / 8, upload: 750_000 / 8, latency: 150 };
const SLOWER_PROCESSOR = 2;
/** How long nothing may be requested or arrive for a page to count as quiet; the stream of a deal's changes stays open. */
const QUIET_MS = 2_500;
const LOOK_MS = 100;
const ARRIVAL_AT_MOST_MS = 60_000;
/** What a first visit keeps for the next, a reminder among it, is kept by then. */
const FIRST_VISIT_MS = 2_000;

/** One shift of what was there already: by how much of the window, each its share and its way, and whose place changed. */
export type Shift = { value: number; moved: string[] };

/**
 * Visits a page as a person does who has been here before, with a slow network and nothing in the cache, and tells each shift
 * of what was there already, until the page is quiet. What the browser keeps for the portal stays.
 */
export async function visitSlowly(
  browser: Browser,
  window: WindowName,
  { origin, path }: { origin: string; path: string },
): Promise<Shift[]> {
  const page = await browser.newPage();
  await page.setViewport(WINDOWS[window]);
  await page.goto(origin + path);
  await pause(FIRST_VISIT_MS);
  // Goes elsewhere first, so that the same address is fetched anew.
  await page.goto(`${origin}/favicon.svg`);
  const client = await page.createCDPSession();
  await slowDown(page, client);
  const shifts = await keepShifts(client);
  const untilQuiet = watchTraffic(page);
  await page.goto(origin + path, { timeout: ARRIVAL_AT_MOST_MS });
  await untilQuiet();
  await page.close();
  return Promise.all(shifts);
}

async function slowDown(page: Page, client: CDPSession): Promise<void> {
  await client.send('Network.enable');
  await client.send('Network.clearBrowserCache');
  await page.emulateNetworkConditions(NETWORK);
  await page.emulateCPUThrottling(SLOWER_PROCESSOR);
}

/** Watches from now on; returns a function that waits until nothing was requested and nothing arrived for a while. */
function watchTraffic(page: Page): () => Promise<void> {
  let last = performance.now();
  const note = () => {
    last = performance.now();
  };
  page.on('request', note).on('requestfinished', note).on('requestfailed', note);
  return async () => {
    while (performance.now() - last < QUIET_MS) {
      await pause(LOOK_MS);
    }
  };
}

/** Collects from now on, in the list that it returns. */
async function keepShifts(client: CDPSession): Promise<Promise<Shift>[]> {
  const shifts: Promise<Shift>[] = [];
  client.on('PerformanceTimeline.timelineEventAdded', ({ event: { layoutShiftDetails } }) => {
    if (layoutShiftDetails !== undefined) {
      const { value, sources } = layoutShiftDetails;
      const moved = sources.map(
        async ({ nodeId, previousRect, currentRect }) =>
          `${await describeNode(client, nodeId)}: ${place(previousRect)} to ${place(currentRect)}`,
      );
      shifts.push(Promise.all(moved).then((texts) => ({ value, moved: texts })));
    }
  });
  await client.send('PerformanceTimeline.enable', { eventTypes: ['layout-shift'] });
  return shifts;
}

function place({ x, y, width, height }: Protocol.DOM.Rect): string {
  return `${Math.round(width)} × ${Math.round(height)} at ${Math.round(x)}, ${Math.round(y)}`;
}

/** An element by its name and classes; it may be gone again. */
async function describeNode(client: CDPSession, backendNodeId: number | undefined): Promise<string> {
  if (backendNodeId === undefined) {
    return 'what is gone';
  }
  const { node } = await client.send('DOM.describeNode', { backendNodeId }).catch(() => ({ node: null }));
  const classes = node?.attributes?.[node.attributes.indexOf('class') + 1] ?? '';
  return node === null ? 'what is gone' : `${node.nodeName} ${classes}`;
}
