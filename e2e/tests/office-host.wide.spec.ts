// Wide: a page, a call or a file that an office with a host of its own shares with that of the investors.
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/office-host.ts';
import { OfficePages } from '../pages/office-pages.ts';
import { unusedCode } from '../support/unused-code.ts';
import { exactly, somewhere } from '../support/words.ts';

const CHECKER = 'compliance@northline.example';
/** The demonstration's investor whose documents nobody has compared. */
const INVESTOR = 'Étienne Gauthier';
const OF_INVESTORS = ['/login', '/dashboard', '/api/deal/live', '/api/docs'];
const OF_THE_OFFICE = ['/office', '/office/desk', '/api/office/me'];
const NOTHING = 404;

test('an office with a host of its own is worked there: it draws documents from its own host, files come from the portal’s, and neither has the other’s pages @desktop', async ({
  page,
  portal,
  officeUrl,
  problems,
  screens,
}) => {
  // Whoever comes to the office has no session yet; where nothing is, nothing is found.
  problems.expect(/status of 401/);
  problems.expect(/status of 404/);
  const { office, officeDesk, officeExports, officeOrder, officeTrustDays, shell } = screens.words;
  const checker = new OfficePages(page, 'en');
  await checker.logIn(officeUrl, CHECKER, () => unusedCode(portal, CHECKER));
  await expect(checker.heading(officeDesk.title)).toBeVisible();
  expect(new URL(page.url()).origin).toBe(officeUrl);

  await page.goto(`${officeUrl}/office/desk/all-orders`);
  await page.getByRole('row', { name: INVESTOR }).first().getByText(INVESTOR).click();
  await page
    .getByRole('button', { name: somewhere(officeOrder.identity.lookLabel) })
    .first()
    .click();
  await page.getByRole('dialog').getByLabel(officeOrder.identity.reason, { exact: true }).fill('A new order');
  await checker.press(officeOrder.identity.show);
  const picture = page.getByRole('img', { name: somewhere(officeOrder.identity.page) }).first();
  await expect(picture).toHaveAttribute('src', new RegExp(`^${officeUrl}/api/files/`));
  await expect
    .poll(() => picture.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)))
    .toBeGreaterThan(0);

  await page.goto(`${officeUrl}/office/money/days`);
  const days = page.getByRole('region', { name: officeTrustDays.closedDays.title });
  await days.getByRole('link').first().click();
  const paper = page.getByRole('button', { name: exactly(officeTrustDays.closed.download.en) });
  expect(await downloadedBy(page, () => paper.click())).toEqual([portal.url, 'pdf']);

  await page.goto(`${officeUrl}/office/desk/all-orders`);
  await checker.press(officeExports.open);
  await checker.press(officeExports.submit);
  const file = page.getByRole('button', { name: somewhere(officeExports.downloadLabel) });
  expect(await downloadedBy(page, () => file.click())).toEqual([portal.url, 'csv']);

  for (const address of [
    ...OF_INVESTORS.map((path) => `${officeUrl}${path}`),
    ...OF_THE_OFFICE.map((path) => `${portal.url}${path}`),
  ]) {
    expect((await page.goto(address))?.status(), address).toBe(NOTHING);
  }
  await page.goto(`${officeUrl}/login`);
  await expect(checker.heading(office.notFound.title)).toBeVisible();
  // As any address that the portal does not know, for whoever is not logged in there.
  await page.goto(`${portal.url}/office/desk`);
  await expect(page.getByText(shell.notice.loginRequired)).toBeVisible();
});

/** From which origin something brings a file, and of which kind. */
async function downloadedBy(page: Page, act: () => Promise<void>): Promise<[string, string | undefined]> {
  const downloading = page.waitForEvent('download');
  await act();
  const download = await downloading;
  return [new URL(download.url()).origin, download.suggestedFilename().split('.').at(-1)];
}
