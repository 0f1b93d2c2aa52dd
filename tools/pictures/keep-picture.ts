import type { Locator, Page } from '@playwright/test';
import type { Language } from '@portal/domain/ground/people/languages';
import sharp from 'sharp';
import { waitForRest } from '../../e2e/fixtures/page-rest.ts';
import { folderOfPictures, rememberTexts } from './kept-texts.ts';
import { textsIn } from './texts-in.ts';

/** An office worker's window, wide enough for the pages to show their columns side by side. */
export const WINDOW_WIDTH = 1440;
/** As wide as the guide shows it. */
const PICTURE_WIDTH = 1200;
/** Letters stay as they are; shadows lose some of their steps. */
const QUALITY = 82;
const ABOVE_PX = 24;

type Picture = {
  /** Its name, after the language's. */
  name: string;
  /** What the paragraph is about: the picture is taken once it is there. */
  shows: Locator;
  /** How much of the page it shows, in CSS pixels: down to what the paragraph is about. */
  height: number;
  /** What it starts at, leaving out what stands beside the page; by default the whole window. */
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
  // Whatever the pointer rests on would look pressed.
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
