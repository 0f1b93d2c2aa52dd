import lighthouse, { type Result } from 'lighthouse';
import type { Browser } from 'puppeteer-core';
import { blockedByWork } from './blocked-by-work.ts';

/** What one visit on a slow phone was like. Scores are of 100; a Lighthouse score that is missing is a fault of the run. */
export type PageFigures = {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  firstPaintMs: number;
  largestPaintMs: number;
  blockedMs: number;
  /** The same by the processor's time of the page's own work: comparable where other programs run, too. */
  workBlockedMs: number;
  layoutShift: number;
  /** Of everything that the page asked for until it was quiet, as it came over the wire. */
  scriptKb: number;
  fontKb: number;
  scripts: number;
};

/** Measures a page by Lighthouse: its mobile profile, a cold cache, simulated slow 4G and a processor a quarter as fast. */
export async function readPage(browser: Browser, address: string): Promise<PageFigures> {
  const page = await browser.newPage();
  try {
    // The session lies in the browser's storage and stays; Lighthouse empties the cache by itself.
    const run = await lighthouse(address, { logLevel: 'error' }, undefined, page);
    if (run === undefined || run.lhr.runtimeError !== undefined) {
      throw new Error(`Lighthouse could not measure ${address}: ${run?.lhr.runtimeError?.message ?? ''}`);
    }
    return figuresOf(run.lhr, blockedByWork(run.artifacts.Trace.traceEvents));
  } finally {
    await page.close();
  }
}

function figuresOf(report: Result, workBlockedMs: number): PageFigures {
  const score = (category: string) => Math.round((report.categories[category]?.score ?? 0) * 100);
  const value = (audit: string) => report.audits[audit]?.numericValue ?? Number.NaN;
  const scripts = requestsOf(report, 'Script');
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    firstPaintMs: value('first-contentful-paint'),
    largestPaintMs: value('largest-contentful-paint'),
    blockedMs: value('total-blocking-time'),
    workBlockedMs,
    layoutShift: value('cumulative-layout-shift'),
    scriptKb: kilobytes(scripts),
    fontKb: kilobytes(requestsOf(report, 'Font')),
    scripts: scripts.length,
  };
}

type Request = { resourceType: string; transferSize: number };

function requestsOf(report: Result, type: string): Request[] {
  const details = report.audits['network-requests']?.details;
  const rows = details?.type === 'table' ? details.items : [];
  return rows
    .map(({ resourceType, transferSize }) => ({
      resourceType: String(resourceType),
      transferSize: Number(transferSize),
    }))
    .filter(({ resourceType }) => resourceType === type);
}

function kilobytes(requests: readonly Request[]): number {
  return requests.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000;
}
