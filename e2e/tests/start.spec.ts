import { expect, test } from '../fixtures/portal.ts';

const TITLE = {
  en: /investor portal for research and development funding, powered by \S/i,
  fr: /portail d’investissement pour le financement de la recherche et du développement, propulsé par \S/i,
};

// Wide: a walk that a desk in English breaks and a phone in French does not.
test('the home page opens, named and in the language of the browser @wide-desktop', async ({
  page,
  language,
}) => {
  const answer = await page.goto('/');
  expect(answer?.status()).toBe(200);
  await expect(page).toHaveTitle(TITLE[language]);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

// Wide: an embedded database that a crash of its portal leaves unreadable.
test('the portal comes back on the same data after a crash @embedded @wide', async ({ page, portal }) => {
  await portal.kill('SIGKILL');
  await portal.restart();
  const answer = await page.goto('/');
  expect(answer?.status()).toBe(200);
});
