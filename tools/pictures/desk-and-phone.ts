import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { waitForRest } from '../../e2e/fixtures/page-rest.ts';
import { folderOfPictures, rememberTexts } from './kept-texts.ts';
import { textsIn } from './texts-in.ts';

/** A window as its user sees it, and the texts in it. */
type Photograph = { image: Buffer; texts: string[] };

const CANVAS = { width: 1360, height: 820, background: '#e9e1d0' } as const;
const DESK = { left: 40, top: 40, width: 1180, height: 738, radius: 14 };
const PHONE = { left: 1050, top: 225, width: 270, height: 555, radius: 26 };
const BORDER = '#d3c8b2';
const QUALITY = 84;

/** Takes a picture of a window once its content has arrived and nothing moves. */
export async function photograph(page: Page, shows: Locator): Promise<Photograph> {
  await shows.first().waitFor();
  await page.mouse.move(0, 0);
  await page.evaluate(() => window.scrollTo(0, 0));
  await waitForRest(page);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  return { image: await page.screenshot(), texts: await textsIn(page, { x: 0, y: 0, width, height }) };
}

/** Keeps a picture of a desktop window with a phone in front of it. */
export async function deskAndPhone(file: string, desk: Photograph, phone: Photograph): Promise<void> {
  rememberTexts(file, [...new Set([...desk.texts, ...phone.texts])]);
  await sharp({ create: { ...CANVAS, channels: 3 } })
    .composite([await laid(desk.image, DESK), await laid(phone.image, PHONE)])
    .webp({ quality: QUALITY, smartSubsample: true, effort: 6 })
    .toFile(folderOfPictures(file));
}

/** A window with rounded corners and a thin outline, in its place. */
async function laid(image: Buffer, { left, top, width, height, radius }: typeof DESK) {
  const shape = (attributes: string) =>
    Buffer.from(
      `<svg width="${width}" height="${height}"><rect x="1" y="1" width="${width - 2}" height="${height - 2}" rx="${radius}" ${attributes}/></svg>`,
    );
  const input = await sharp(image)
    .resize({ width, height, fit: 'cover', position: 'top' })
    .composite([
      { input: shape('fill="#fff"'), blend: 'dest-in' },
      { input: shape(`fill="none" stroke="${BORDER}" stroke-width="2"`) },
    ])
    .png()
    .toBuffer();
  return { input, left, top };
}
