import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { preparePortal } from '../../../e2e/support/portal-process.ts';
import { askedRuns } from '../pages/asked-runs.ts';
import { LAYOUT_SHIFT_MAX } from '../pages/describe-pages.ts';
import { inFreshBrowser } from '../pages/fresh-browser.ts';
import { pagesThatMayMove } from './pages-that-may-move.ts';
import { type Shift, visitSlowly, WINDOW_NAMES, type WindowName } from './visit-slowly.ts';

const ROUNDS = 2;
const LANGUAGES = ['en', 'fr'] as const;
const RESULTS = new URL('../shifts.json', import.meta.url);

type Visit = {
  window: WindowName;
  language: (typeof LANGUAGES)[number];
  path: string;
  moved: number;
  shifts: Shift[];
};

/** Visits every page on a small phone and on a desk, each with a slow network; `BENCH_WINDOW` names one of the two. Answers false where one moves further than is promised. */
export async function benchShifts(say: (line: string) => void): Promise<boolean> {
  const portal = await preparePortal('embedded');
  const loadBefore = loadavg();
  const visits: Visit[] = [];
  try {
    await portal.start();
    for (const { who, paths } of await pagesThatMayMove(portal.url)) {
      for (const [window, language, path, round] of visitsOf(paths)) {
        const shifts = await inFreshBrowser(portal.url, { token: who?.token ?? null, language }, (browser) =>
          visitSlowly(browser, window, { origin: portal.url, path }),
        );
        const moved = shifts.reduce((sum, { value }) => sum + value, 0);
        visits.push({ window, language, path, moved, shifts });
        say(`${window} ${language} ${path} (${round}): ${moved.toFixed(4)}`);
      }
    }
  } finally {
    await portal.dispose();
  }
  writeFileSync(
    RESULTS,
    `${JSON.stringify({ at: new Date(), loadBefore, loadAfter: loadavg(), visits }, null, 2)}\n`,
  );
  const tooFar = visits.filter(({ moved }) => moved > LAYOUT_SHIFT_MAX);
  say(
    [
      '',
      ...tooFar.map(
        ({ window, language, path, moved }) =>
          `${window} ${language} ${path} moves by ${moved.toFixed(4)}, at most ${LAYOUT_SHIFT_MAX}`,
      ),
      `${visits.length} visits, ${tooFar.length} over ${LAYOUT_SHIFT_MAX}, ${Math.max(...visits.map(({ moved }) => moved)).toFixed(4)} at most`,
      `Written to ${RESULTS.pathname}`,
    ].join('\n'),
  );
  return tooFar.length === 0;
}

function visitsOf(paths: readonly string[]) {
  const rounds = askedRuns(ROUNDS);
  const windows = WINDOW_NAMES.filter((window) => (process.env.BENCH_WINDOW ?? window) === window);
  if (windows.length === 0) {
    throw new RangeError(`BENCH_WINDOW is ${WINDOW_NAMES.join(' or ')}, not '${process.env.BENCH_WINDOW}'`);
  }
  return windows.flatMap((window) =>
    paths.flatMap((path) =>
      LANGUAGES.flatMap((language) =>
        Array.from({ length: rounds }, (_, round) => [window, language, path, round + 1] as const),
      ),
    ),
  );
}
