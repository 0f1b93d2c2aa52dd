import { expect, test } from '../fixtures/screens.ts';
import { placeOrder } from '../support/people.ts';
import { exactly } from '../support/words.ts';

const DEAL = 'riverbend-medical-office';

test('a phone’s marketplace shows one banner at a time, an order that waits before a reminder @phone', async ({
  page,
  context,
  person,
  screens,
  checkAccessibility,
  problems,
}) => {
  const { deals, words } = screens;
  const reminder = page.getByText(exactly(words.shell.reminder.address));
  const order = page.getByRole('region', { name: exactly(words.deals.unfinished.label) });
  const shown = page.locator('[data-banner]').filter({ visible: true });

  await page.goto('/dashboard/marketplace');
  await deals.expectMarketplace();
  // The reminder is known from the last visit.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('persist:root') ?? ''))
    .toContain('address');
  await page.reload();
  await expect(reminder).toBeVisible();

  await placeOrder(person, DEAL, 20);
  await page.reload();
  await expect(page.locator('[data-banner="order"]')).toBeAttached();
  await expect(shown).toHaveCount(1);

  await page.reload();
  await expect(order).toBeVisible();
  await expect(shown).toHaveCount(1);
  await checkAccessibility(page, 'the marketplace with an order that waits');

  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  await expect(page.locator('[data-banner="offline"]')).toBeVisible();
  await expect(shown).toHaveCount(1);
  await context.setOffline(false);
  await expect(order).toBeVisible();
});
