// Wide: a home page without its name, or an embedded database that a crash of its portal leaves unreadable.
import { expect, test } from '../fixtures/portal.ts';

const TITLE = {
  en: /investor portal for research and development funding, powered by \S/i,
  fr: /portail d’investissement pour le financement de la recherche et du développement, propulsé par \S/i,
};

test('the home page opens, named and in the language of the browser', async ({ page, language }) => {
  const answer = await page.goto('/');
  expect(answer?.status()).toBe(200);
  await expect(page).toHaveTitle(TITLE[language]);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the portal comes back on the same data after a crash @embedded', async ({ page, portal }) => {
  await portal.kill('SIGKILL');
  await portal.restart();
  const answer = await page.goto('/');
  expect(answer?.status()).toBe(200);
});
