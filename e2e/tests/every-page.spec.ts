import { expect, test } from '../fixtures/screens.ts';
import { placeOrder } from '../support/people.ts';
import { wordsIn } from '../support/words.ts';

const DEAL = 'saint-laurent-photonics-credit';
/** What a page says while its content is on its way. */
const LOADING = new RegExp(`^(${wordsIn('en').ui.loading}|${wordsIn('fr').ui.loading})`);
const PUBLIC_PAGES = [
  '/',
  '/login',
  '/register',
  '/ref?mwr=1&deal=harbour-row-apartments',
  '/forgot-password',
  '/reset-password/someone/a-token',
  '/privacy-policy',
  '/contact',
  '/deal/harbour-row-apartments',
  '/verify-document',
  '/landing',
];

const NOWHERE = '/nowhere';

/** Each profile in both languages; between the two, both languages are seen in light and in dark. */
const LOOKS = [
  { language: 'en', colorScheme: 'light', profile: '@desktop' },
  { language: 'fr', colorScheme: 'dark', profile: '@desktop' },
  { language: 'fr', colorScheme: 'light', profile: '@phone' },
  { language: 'en', colorScheme: 'dark', profile: '@phone' },
] as const;

for (const { language, colorScheme, profile } of LOOKS) {
  test.describe(`in ${language}, ${colorScheme} ${profile}`, () => {
    test.use({ language, colorScheme });

    test('every public page is accessible', async ({ page, checkAccessibility }) => {
      for (const address of PUBLIC_PAGES) {
        expect((await page.goto(address))?.status()).toBe(200);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await checkAccessibility(page, address);
      }
    });

    test('every page of the dashboard is accessible', async ({
      page,
      person,
      problems,
      checkAccessibility,
    }) => {
      problems.expect(/status of 404/);
      const tradeId = await placeOrder(person, DEAL, 2);
      for (const address of [
        '/dashboard/marketplace',
        `/dashboard/marketplace/${DEAL}`,
        '/dashboard/compare',
        `/dashboard/compare?deals=${DEAL},harbour-row-apartments`,
        '/dashboard/portfolio',
        `/dashboard/portfolio/${tradeId}`,
        '/dashboard/referral',
        `/wizard/${DEAL}/order`,
        NOWHERE,
      ]) {
        expect((await page.goto(address))?.status()).toBe(address === NOWHERE ? 404 : 200);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('status').filter({ hasText: LOADING })).toHaveCount(0);
        await checkAccessibility(page, address);
      }
    });
  });
}

test('every group of answers has a legend @phone', async ({ page, screens, person }) => {
  const { onboarding } = screens;
  await page.goto('/onboarding');
  expect(person.token).not.toBe('');
  await onboarding.walk(async () => {
    for (const group of await page.getByRole('radiogroup').all()) {
      await expect(group).toHaveAccessibleName(/\S/);
    }
  });
});
