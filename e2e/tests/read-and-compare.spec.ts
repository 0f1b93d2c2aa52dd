import { readFileSync } from 'node:fs';
import { expect, test } from '../fixtures/screens.ts';
import { exactly, filled } from '../support/words.ts';

const SLUG = 'harbour-row-apartments';

// Wide: a walk that a desk in English breaks and a phone in French does not.
test('a memorandum is read on the deal, page by page, and the deal is where it was @wide-desktop', async ({
  page,
  person: _person,
  screens: { viewer },
  checkAccessibility,
}) => {
  await page.goto(`/dashboard/marketplace/${SLUG}`);
  const row = viewer.rows.first();
  await row.click();
  await viewer.expectPage(1);
  await expect(viewer.sheet(1)).toContainText(/\w{4,}/);
  await checkAccessibility(page, 'a document');

  await viewer.pageField.fill('99');
  await viewer.pageField.press('Enter');
  await expect(viewer.dialog.getByRole('alert')).toBeVisible();
  await viewer.pageField.fill('2');
  await viewer.pageField.press('Enter');
  await viewer.expectPage(2);
  await expect(viewer.sheet(2)).toBeInViewport();
  await viewer.larger.click();
  await expect(viewer.sheet(2)).toBeInViewport();
  await viewer.textOnly.click();
  await expect(viewer.dialog.locator('img')).toHaveCount(0);
  await checkAccessibility(page, 'the words of a document');
  await viewer.textOnly.click();

  const [download] = await Promise.all([page.waitForEvent('download'), viewer.download.click()]);
  expect(
    readFileSync(await download.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');

  await page.goBack();
  await expect(viewer.dialog).toHaveCount(0);
  await expect(page).toHaveURL(`/dashboard/marketplace/${SLUG}`);
  await expect(row).toBeInViewport();
  await expect(row).toBeFocused();
  await page.goForward();
  // Where the reader was.
  await viewer.expectPage(2);
  await expect(viewer.sheet(2)).toBeInViewport();
  await page.reload();
  await viewer.expectPage(1);
  await page.keyboard.press('Escape');
  await expect(viewer.dialog).toHaveCount(0);
});

// Wide: a comparison that takes a fourth deal or forgets one that was marked.
test('deals are marked, stand side by side, and a fourth is refused @phone @wide', async ({
  page,
  person: _person,
  screens: { deals, words },
  checkOnBothDevices,
}) => {
  await page.goto('/dashboard/marketplace');
  for (const place of [0, 1, 2]) {
    await deals.compare(deals.cards.nth(place)).check();
  }
  await expect(deals.compareBar).toBeVisible();
  await deals.compare(deals.cards.nth(3)).click();
  await expect(deals.compare(deals.cards.nth(3))).not.toBeChecked();
  await expect(deals.compareBar).toContainText(words.compare.bar.full);
  await checkOnBothDevices(page, 'marked deals');
  await deals.compareBar.getByRole('link').click();

  await expect(deals.comparison.getByRole('columnheader')).toHaveCount(3);
  await checkOnBothDevices(page, 'three deals side by side');
  const name = (await deals.comparison.getByRole('link').first().textContent()) ?? '';
  await deals.comparison
    .getByRole('button', { name: exactly(filled(words.compare.removeNamed, { name })) })
    .click();
  await expect(deals.comparison.getByRole('columnheader')).toHaveCount(2);
  await page.goBack();
  await expect(deals.comparison.getByRole('columnheader')).toHaveCount(3);
  await page.reload();
  await expect(deals.comparison.getByRole('columnheader')).toHaveCount(3);
  await page.goBack();
  await expect(deals.compare(deals.cards.first())).toBeChecked();
});
