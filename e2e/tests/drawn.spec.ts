import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/screens.ts';

/** The application's own file, whatever its hash. */
const APPLICATION = /\/assets\/index-[^/]+\.js$/;

/** A server that has much to do sends its first pages as they were built; once it drew one it keeps it for the next visits. */
async function untilDrawn(page: Page, address = '/dashboard/marketplace'): Promise<void> {
  const headers = { 'accept-language': await page.evaluate(() => navigator.language) };
  const read = async () => (await page.request.get(address, { headers })).text();
  await expect.poll(read).toContain('id="page-content"');
}

// Wide: a walk that a desk in English breaks and a phone in French does not.
test('deals stand on the marketplace before the application, which looks for what was typed meanwhile @wide-desktop', async ({
  page,
  person,
  screens,
}) => {
  expect(person.email).not.toBe('');
  await untilDrawn(page);
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
  await page.route(APPLICATION, async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto('/dashboard/marketplace');
  await expect(page).toHaveURL('/dashboard/marketplace');
  await expect(screens.deals.cards).not.toHaveCount(1);
  await page.getByRole('searchbox').fill('harbour row');

  arrive();
  await expect(screens.deals.cards).toHaveCount(1);
  await expect(page.getByRole('searchbox')).toHaveValue('harbour row');
  await expect(page).toHaveURL('/dashboard/marketplace?q=harbour+row');
});

// Wide: a walk that a desk in English breaks and a phone in French does not.
test('the question of an order stands before the application, which opens its form @wide-desktop', async ({
  page,
  person,
  screens,
}) => {
  expect(person.email).not.toBe('');
  const address = '/wizard/harbour-row-apartments/order';
  await untilDrawn(page, address);
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
  await page.route(APPLICATION, async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto(address);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  const question = await heading.textContent();
  await expect(page.locator('[inert] input')).toBeVisible();

  arrive();
  await expect(page.locator('[inert]')).toHaveCount(0);
  await expect(screens.wizard.amount).toBeEditable();
  await expect(heading).toHaveText(question ?? '');
});

// Wide: a page that the server drew and shows to whoever is not logged in.
test('who is not logged in is led away from a page whose deals anybody may see @desktop @wide', async ({
  page,
}) => {
  await page.goto('/dashboard/marketplace');
  await expect(page).toHaveURL('/');
});
