import type { Language } from '@portal/domain/wire/user';
import { expect, test } from '../fixtures/screens.ts';
import { placeOrder } from '../support/people.ts';

const DEAL = 'saint-laurent-photonics-credit';
const PUBLIC_PAGES = [
  '/',
  '/login',
  '/register',
  '/ref?mwr=1&deal=harbour-row-apartments',
  '/forgot-password',
  '/reset-password/someone/a-token',
  '/privacy-policy',
  '/landing',
];

for (const language of ['en', 'fr'] as const satisfies readonly Language[]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`in ${language}, ${colorScheme}`, () => {
      test.use({ language, colorScheme });

      test('every public page is accessible', async ({ page, checkAccessibility }) => {
        for (const address of PUBLIC_PAGES) {
          await page.goto(address);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await checkAccessibility(page, address);
        }
      });

      test('every page of the dashboard is accessible', async ({ page, person, checkAccessibility }) => {
        const tradeId = await placeOrder(person, DEAL, 2);
        for (const address of [
          '/dashboard/marketplace',
          `/dashboard/marketplace/${DEAL}`,
          '/dashboard/portfolio',
          `/dashboard/portfolio/${tradeId}`,
          '/dashboard/referral',
          `/wizard/${DEAL}/order`,
          '/nowhere',
        ]) {
          await page.goto(address);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await page.waitForLoadState('networkidle');
          await checkAccessibility(page, address);
        }
      });
    });
  }
}

test('every group of answers has a legend', async ({ page, screens, person }) => {
  const { onboarding } = screens;
  await page.goto('/onboarding');
  expect(person.token).not.toBe('');
  await onboarding.walk(async () => {
    for (const group of await page.getByRole('radiogroup').all()) {
      await expect(group).toHaveAccessibleName(/\S/);
    }
  });
});
