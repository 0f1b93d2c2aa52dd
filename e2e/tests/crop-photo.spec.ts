import type { Locator, Page } from '@playwright/test';
import { partAt } from '@portal/domain/kyc/draft';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { uprightPhoto, utilityBill } from '../fixtures/files.ts';
import { expect, test } from '../fixtures/screens.ts';
import { documentBox, fileInput, photoDialog, sendDocument } from '../pages/fields.ts';
import { type Person, placeOrder, read } from '../support/people.ts';

const DEAL = 'red-shore-seniors-residence';
const FRONT = 'identityVerification.principal.document.front';
const BILL = 'identityVerification.principal.addressProof.bill';
/** Each press of an arrow key moves an edge by one percent. */
const PRESSES = 10;
const DRAG_PX = 60;

/** The id of the person's front, as the portal has it. */
async function frontOf(person: Person): Promise<unknown> {
  return partAt(await read(person, '/user/kyc/details'), 'sections.identityVerification.principal.id.front');
}

/** Takes the handle that holds a slider's field, and moves it. */
async function dragUp(page: Page, slider: Locator): Promise<void> {
  const handle = await slider.locator('xpath=../..').boundingBox();
  const [x, y] = [(handle?.x ?? 0) + (handle?.width ?? 0) / 2, (handle?.y ?? 0) + (handle?.height ?? 0) / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y - DRAG_PX, { steps: 4 });
  await page.mouse.up();
}

test('a photo of a document is cropped and turned by finger and keyboard, and takes the place of the first @phone', async ({
  person,
  screens,
  problems,
}) => {
  // The recorder of traces fetches pictures that a page shows from memory; the portal itself never does.
  problems.allow(/Connecting to 'blob:.*"connect-src 'self'"/);
  const { wizard, kyc, page, words } = screens;
  const { crop } = words.kycForm;
  await placeOrder(person, DEAL, 30);
  await wizard.goTo(DEAL, 'application');
  await kyc.open('identityVerification');
  await kyc.answer({ path: 'identityVerification.principal.document.type', value: '1' });
  await kyc.answer({ path: 'identityVerification.principal.addressProof.type', value: '1' });
  const front = kyc.label(FRONT);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await fileInput(screens, front).setInputFiles(await uprightPhoto());
  const asked = photoDialog(screens);
  await expectAccessible(page, 'a photo to agree to', screens.language);
  await asked.getByRole('button', { name: crop.another }).click();
  await expect(asked).toBeHidden();
  const box = documentBox(screens, front);
  await expect(box.getByText(words.ui.file.received)).toHaveCount(0);
  await fileInput(screens, front).setInputFiles(await uprightPhoto());
  await expect(asked).toBeVisible();
  expect(
    sent.filter((url) => url.includes('/upload')),
    'nothing of a photo leaves before its person says so',
  ).toEqual([]);
  await asked.getByRole('button', { name: crop.good }).click();
  await expect(box.getByText(words.ui.file.received)).toBeVisible();
  const first = await frontOf(person);

  const open = page.getByRole('button', { name: crop.open });
  await open.click();
  const dialog = page.getByRole('dialog', { name: crop.title });
  const bottom = dialog.getByRole('slider', { name: crop.bottom });
  await dragUp(page, bottom);
  await expect(bottom).not.toHaveValue('0');
  await dialog.getByRole('button', { name: crop.reset }).click();
  await expect(bottom).toHaveValue('0');
  const left = dialog.getByRole('slider', { name: crop.left });
  await left.focus();
  for (let press = 0; press < PRESSES; press += 1) {
    await left.press('ArrowRight');
  }
  await expect(left).toHaveValue(String(PRESSES));
  await expectAccessible(page, 'cropping a photo', screens.language);
  await dialog.getByRole('button', { name: crop.turn }).click();
  await expect(dialog.getByRole('slider', { name: crop.top })).toHaveValue(String(100 - PRESSES));
  await dialog.getByRole('button', { name: crop.use }).click();

  await expect(dialog).toBeHidden();
  await expect(box.getByText(words.ui.file.received)).toBeVisible();
  await expect.poll(() => frontOf(person)).not.toBe(first);
  await expect(read(person, `/user/file/${first}`), 'what was cropped away is not kept').rejects.toThrow(
    /404/,
  );
  const sizeOf = (picture: Element) =>
    picture instanceof HTMLImageElement ? [picture.naturalWidth, picture.naturalHeight] : [];
  await expect.poll(() => box.getByRole('img').evaluate(sizeOf)).toEqual([1600, 909]);

  await sendDocument(screens, kyc.label(BILL), utilityBill());
  await expect(open, 'a PDF has nothing to crop').toHaveCount(1);
});
