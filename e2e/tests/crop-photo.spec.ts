import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { uprightPhoto } from '../fixtures/files.ts';
import { expect, test } from '../fixtures/screens.ts';
import { chooseDocument, documentBox, heldPhoto } from '../pages/fields.ts';
import { placeOrder } from '../support/people.ts';
import { SINGLE_IN_MONTREAL } from '../support/profiles.ts';
import { somewhere } from '../support/words.ts';

const DEAL = 'red-shore-seniors-residence';
const FRONT = 'identityVerification.principal.document.front';
/** Each press of an arrow key moves an edge by one percent. */
const PRESSES = 10;
const DRAG_PX = 60;

/** Takes the handle that holds a slider's field, and moves it. */
async function dragUp(page: Page, slider: Locator): Promise<void> {
  const handle = await slider.locator('xpath=../..').boundingBox();
  const [x, y] = [(handle?.x ?? 0) + (handle?.width ?? 0) / 2, (handle?.y ?? 0) + (handle?.height ?? 0) / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y - DRAG_PX, { steps: 4 });
  await page.mouse.up();
}

test('a photo of a document is cropped and turned by finger and keyboard, and is sent with its section @phone', async ({
  person,
  screens,
  problems,
}) => {
  // The recorder of traces fetches pictures that a page shows from memory; the portal itself never does.
  problems.allow(/Connecting to 'blob:.*"connect-src 'self'"/);
  const { wizard, kyc, page, words } = screens;
  const { cropping } = words;
  const { crop } = words.kycForm;
  await placeOrder(person, DEAL, 30);
  await wizard.goTo(DEAL, 'application');
  await kyc.open('identityVerification');
  await kyc.fill('identityVerification', SINGLE_IN_MONTREAL);
  const front = kyc.label(FRONT);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  const box = documentBox(screens, front);
  await box.getByRole('button', { name: somewhere(words.ui.file.remove) }).click();
  await expect(heldPhoto(screens, front)).toHaveCount(0);
  await chooseDocument(screens, front, await uprightPhoto());
  await expectAccessible(page, 'a photo to look at', screens.language);

  const open = page.getByRole('button', { name: crop.open });
  await expect(open, 'a PDF has nothing to crop').toHaveCount(1);
  await open.click();
  const dialog = page.getByRole('dialog', { name: crop.title });
  const bottom = dialog.getByRole('slider', { name: cropping.bottom });
  await dragUp(page, bottom);
  await expect(bottom).not.toHaveValue('0');
  await dialog.getByRole('button', { name: cropping.reset }).click();
  await expect(bottom).toHaveValue('0');
  const left = dialog.getByRole('slider', { name: cropping.left });
  await left.focus();
  for (let press = 0; press < PRESSES; press += 1) {
    await left.press('ArrowRight');
  }
  await expect(left).toHaveValue(String(PRESSES));
  await expectAccessible(page, 'cropping a photo', screens.language);
  await dialog.getByRole('button', { name: cropping.turn }).click();
  await expect(dialog.getByRole('slider', { name: cropping.top })).toHaveValue(String(100 - PRESSES));
  await dialog.getByRole('button', { name: crop.use }).click();

  await expect(dialog).toBeHidden();
  const sizeOf = (picture: Element) =>
    picture instanceof HTMLImageElement ? [picture.naturalWidth, picture.naturalHeight] : [];
  await expect
    .poll(() => box.getByRole('img', { name: cropping.picture }).evaluate(sizeOf))
    .toEqual([1600, 909]);
  expect(
    sent.filter((url) => url.includes('/upload')),
    'nothing of a photo leaves before its section is saved',
  ).toEqual([]);
  await kyc.goOn();
  await kyc.expectOpen('employment');
  await kyc.open('identityVerification');
  await expect(box.getByText(words.ui.file.received)).toBeVisible();
  await expect
    .poll(() => box.getByRole('img').evaluate(sizeOf), 'what was cropped arrived')
    .toEqual([1600, 909]);
});
