import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, CDPSession, Page, Protocol } from 'puppeteer-core';

/** The narrowest phone in use, held upright. */
const PHONE = { width: 360, height: 740, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
/** Slow 4G as Lighthouse has it, but waited for in truth: bytes each second, and half a second's tenth there and back. */
const NETWORK = { download: 1_600_000 / 8, upload: 750_000 / 8, latency: 150 };
const SLOWER_PROCESSOR = 2;
/** What listens for changes of a deal stays open. */
const LISTENERS = 1;
const QUIET_MS = 2_000;
const QUIET_AT_MOST_MS = 180_000;
/** What a first visit keeps for the next, a reminder among it, is kept by then. */
const FIRST_VISIT_MS = 2_000;

/** One shift of what was there already: by how much of the window, each its share and its way, and whose place changed. */
export type Shift = { value: number; moved: string[] };

/**
 * Visits a page as a person does who has been here before, on a phone with a slow network and nothing in the cache, and tells each shift
 * of what was there already, until the page is quiet. What the browser keeps for the portal stays.
 */
export async function visitSlowly(browser: Browser, origin: string, path: string): Promise<Shift[]> {
  const page = await browser.newPage();
  await page.setViewport(PHONE);
  await page.goto(origin + path);
  await pause(FIRST_VISIT_MS);
  // Elsewhere, so that the same address is fetched anew.
  await page.goto(`${origin}/favicon.svg`);
  const client = await page.createCDPSession();
  await slowDown(page, client);
  const shifts = await keepShifts(client);
  await page.goto(origin + path, { timeout: QUIET_AT_MOST_MS });
  await page.waitForNetworkIdle({ idleTime: QUIET_MS, concurrency: LISTENERS, timeout: QUIET_AT_MOST_MS });
  await page.close();
  return Promise.all(shifts);
}

async function slowDown(page: Page, client: CDPSession): Promise<void> {
  await client.send('Network.enable');
  await client.send('Network.clearBrowserCache');
  await page.emulateNetworkConditions(NETWORK);
  await page.emulateCPUThrottling(SLOWER_PROCESSOR);
}

/** From now on, in the list that it answers. */
async function keepShifts(client: CDPSession): Promise<Promise<Shift>[]> {
  const shifts: Promise<Shift>[] = [];
  client.on('PerformanceTimeline.timelineEventAdded', ({ event: { layoutShiftDetails } }) => {
    if (layoutShiftDetails !== undefined) {
      const { value, sources } = layoutShiftDetails;
      const moved = sources.map(
        async ({ nodeId, previousRect, currentRect }) =>
          `${await describe(client, nodeId)}: ${place(previousRect)} to ${place(currentRect)}`,
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
async function describe(client: CDPSession, backendNodeId: number | undefined): Promise<string> {
  if (backendNodeId === undefined) {
    return 'what is gone';
  }
  const { node } = await client.send('DOM.describeNode', { backendNodeId }).catch(() => ({ node: null }));
  const classes = node?.attributes?.[node.attributes.indexOf('class') + 1] ?? '';
  return node === null ? 'what is gone' : `${node.nodeName} ${classes}`;
}
