import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { test as base, expect } from '../../e2e/fixtures/screens.ts';
import { showIn } from '../../e2e/fixtures/show-in.ts';
import { judge } from './judge-view.ts';
import { fileNameOf, KEPT, keepLook, type Look } from './kept-looks.ts';
import { VIEWS } from './views.ts';

/** `all` or `some` of what is seen is kept as pictures. */
const PICTURES_WANTED = process.env.LOOK_PICTURES;
/** Every third is enough to see all of them somewhere. */
const SOME = 3;
/** A page that is longer is kept as far as the window shows it. */
const PICTURE_MAX_PX = 4000;

type LookFixtures = {
  /** What was seen so far. */
  seen: Look[];
  /** Looks at the state that the page is in, in every view. `open` brings it back where a change of the window closes it. */
  look: (place: string, open?: () => Promise<void>) => Promise<void>;
};

/** The test function of the walks that look: every finding is written down, and at the end the walk fails where there was one. */
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
