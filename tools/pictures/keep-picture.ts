import type { Locator, Page } from '@playwright/test';
import type { Language } from '@portal/domain/ground/people/languages';
import sharp from 'sharp';
import { waitForRest } from '../../e2e/fixtures/page-rest.ts';
import { folderOfPictures, rememberTexts } from './kept-texts.ts';
import { textsIn } from './texts-in.ts';

/** A window as people of an office have it: the pages show their columns side by side. */
export const WINDOW_WIDTH = 1440;
/** As wide as the guide shows it. */
const PICTURE_WIDTH = 1200;
/** Letters stay as they are; some steps of a shadow go. */
const QUALITY = 82;
const ABOVE_PX = 24;

type Picture = {
  /** Its name, after the language's. */
  name: string;
  /** What the paragraph speaks of: the picture is taken once it is there. */
  shows: Locator;
  /** How much of the page it has, in the page's own pixels: as far as what the paragraph speaks of. */
  height: number;
  /** What it begins with, without what stands beside the page; the whole window where nothing is said. */
  from?: Locator;
};

/** Keeps what a page shows as a picture of the guide. */
export async function keepPicture(
  page: Page,
  language: Language,
  { name, shows, height, from }: Picture,
): Promise<void> {
  await page.setViewportSize({ width: WINDOW_WIDTH, height });
  await shows.first().waitFor();
  // What the pointer rests on looks pressed.
  await page.mouse.move(0, 0);
  await page.evaluate(() => window.scrollTo(0, 0));
  await waitForRest(page);
  const main = await page.getByRole('main').boundingBox();
  const begin = await from?.boundingBox();
  const clip =
    main === null || begin === undefined || begin === null
      ? { x: 0, y: 0, width: WINDOW_WIDTH, height }
      : { x: main.x, y: begin.y - ABOVE_PX, width: main.width, height };
  const file = `${language}-${name}.webp`;
  rememberTexts(file, await textsIn(page, clip));
  await sharp(await page.screenshot({ clip, fullPage: true }))
    .resize({ width: PICTURE_WIDTH })
    .webp({ quality: QUALITY, smartSubsample: true, effort: 6 })
    .toFile(folderOfPictures(file));
}
