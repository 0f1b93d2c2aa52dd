import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { test as base, expect } from '../../e2e/fixtures/screens.ts';
import { showIn } from '../../e2e/fixtures/show-in.ts';
import { judge } from './judge-view.ts';
import { fileNameOf, KEPT, keepLook, type Look } from './kept-looks.ts';
import { VIEWS } from './views.ts';

/** Which views are kept as pictures: `all` or `some`. */
const PICTURES_WANTED = process.env.LOOK_PICTURES;
/** Every third is enough to see each state somewhere. */
const SOME = 3;
/** A longer page is kept only as far as the window shows it. */
const PICTURE_MAX_PX = 4000;

type LookFixtures = {
  /** What was seen so far. */
  seen: Look[];
  /** Looks at the page's current state in every view. `open` restores it where resizing the window closes it. */
  look: (place: string, open?: () => Promise<void>) => Promise<void>;
};

/** The test function of the looking walks: it records every finding, and the walk fails at its end if there was one. */
export const test = base.extend<LookFixtures>({
  seen: async ({ browserName: _browser }, use) => {
    const seen: Look[] = [];
    await use(seen);
    const found = seen.flatMap(({ place, looks }) =>
      looks.flatMap(({ view, findings }) =>
        findings.map(({ check, text }) => `${place}, ${view}: ${check}: ${text}`),
      ),
    );
    expect(found, 'what was found').toEqual([]);
  },
  look: async ({ page, language, seen }, use) => {
    const first = page.viewportSize();
    await use(async (place, open = async () => undefined) => {
      const looks: Look['looks'] = [];
      for (const [index, view] of VIEWS.entries()) {
        await showIn(page, view);
        await open();
        looks.push({ view: view.name, findings: await judge(page, view, language) });
        if (PICTURES_WANTED === 'all' || (PICTURES_WANTED === 'some' && (index + seen.length) % SOME === 0)) {
          await takePicture(page, `${place} ${view.name} ${language}`);
        }
      }
      seen.push({ place, language, looks });
      keepLook({ place, language, looks });
      await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none', reducedMotion: 'reduce' });
      if (first !== null) {
        await page.setViewportSize(first);
      }
    });
  },
});

async function takePicture(page: Page, name: string): Promise<void> {
  mkdirSync(KEPT, { recursive: true });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const path = join(KEPT, `${fileNameOf(name)}.png`);
  await page.screenshot({ path, fullPage: height < PICTURE_MAX_PX });
}

export { expect };
