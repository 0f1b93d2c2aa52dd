// Wide: a page of investors that is not accessible in some size, colour or language.
import type { Page } from '@playwright/test';
import { lookOnDeskAndPhone } from '../fixtures/look-in-sizes.ts';
import { expect, test } from '../fixtures/screens.ts';
import type { Desk } from '../pages/desk.ts';
import { openSession } from '../support/browser-session.ts';
import { openInPlace } from '../support/open-in-place.ts';
import { newAccount, placeOrder, registerUnasked } from '../support/people.ts';
import { exactly, wordsIn } from '../support/words.ts';

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

// Between the two profiles each page is seen at a desk and on a phone, in both languages, in light and in dark.
test('every public page is accessible', async ({ screens }) => {
  const { page, language } = screens;
  for (const address of PUBLIC_PAGES) {
    expect((await page.goto(address))?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await lookOnDeskAndPhone(page, address, language);
  }
});

test('every page of the dashboard is accessible', async ({ screens, person, problems }) => {
  problems.expect(/status of 404/);
  const tradeId = await placeOrder(person, DEAL, 2);
  for (const address of [
    '/dashboard/marketplace',
    `/dashboard/marketplace/${DEAL}`,
    '/dashboard/compare',
    `/dashboard/compare?deals=${DEAL},harbour-row-apartments`,
    '/dashboard/portfolio',
    `/dashboard/portfolio/${tradeId}`,
    '/dashboard/account/profile',
    '/dashboard/referral',
    `/wizard/${DEAL}/order`,
    NOWHERE,
  ]) {
    await open(screens, address);
    await expect(screens.page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(screens.page.getByRole('status').filter({ hasText: LOADING })).toHaveCount(0);
    await lookOnDeskAndPhone(screens.page, address, screens.language);
  }
});

/**
 * Opens a page of the dashboard: in English by its address, as a link in a mail does, in French in the application that is open
 * already, once the server has answered there to somebody who reads French.
 */
async function open(desk: Desk, address: string): Promise<void> {
  const { page, language, words } = desk;
  const status = address === NOWHERE ? 404 : 200;
  if (language === 'en' || page.url() === 'about:blank' || address === NOWHERE) {
    expect((await page.goto(address))?.status()).toBe(status);
  } else {
    await expectServed(page, address);
    const heading = page.getByRole('heading', { level: 1, name: exactly(words.shell.notFound.title) });
    await openInPlace(page, address, { address: NOWHERE, heading });
  }
}

async function expectServed(page: Page, address: string): Promise<void> {
  const answer = await page.request.get(address, { headers: { 'accept-language': 'fr-CA' } });
  expect(answer.status()).toBe(200);
  expect(await answer.text()).toMatch(/<html[^>]* lang="fr/);
}

test('every group of answers has a legend @phone', async ({ page, screens, portal, language }) => {
  const { onboarding } = screens;
  await openSession(await registerUnasked(portal.url, newAccount(), language), page);
  await page.goto('/onboarding');
  await onboarding.walk(async () => {
    for (const group of await page.getByRole('radiogroup').all()) {
      await expect(group).toHaveAccessibleName(/\S/);
    }
  });
});
