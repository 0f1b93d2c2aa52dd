import { placeOrder, registerPerson } from '../../../e2e/support/people.ts';
import { preparePortal } from '../../../e2e/support/portal-process.ts';
import { inFreshBrowser } from './fresh-browser.ts';
import { DEAL, MEASURED_PAGES, type MeasuredPage } from './pages-to-measure.ts';
import { type PageFigures, readPage } from './read-page.ts';

export type MeasuredFigures = { page: MeasuredPage; runs: PageFigures[]; median: PageFigures };

const UNITS = 10;

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
  const kept = token === null ? null : { token, language: 'en' as const };
  return inFreshBrowser(origin, kept, (browser) => readPage(browser, origin + path));
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
