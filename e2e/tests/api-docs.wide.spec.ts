// Wide: a page of the API that does not open, does not call, or does not fit a narrow screen.
import { sidewaysPixels } from '../fixtures/page-rest.ts';
import { expect, test } from '../fixtures/portal.ts';
import { cutAnswers, smallTargets } from '../fixtures/touch-targets.ts';

/** Names of calls and areas stand in the API document, which is in English whatever the reader's language. */
test('the API can be browsed, and a call of it tried @desktop', async ({ page, problems }) => {
  // By the link of one call, which opens it.
  await page.goto('/api/docs#/Accounts/postLogin');
  await expect(page.getByRole('heading', { level: 1, name: /Investor portal API/ })).toBeVisible();
  const login = page.locator('#operations-Accounts-postLogin');
  await expect(login.getByText('Idempotency-Key')).toBeVisible();
  expect(await sidewaysPixels(page)).toBe(0);
  problems.expect(/status of 400/);
  await login.getByRole('button', { name: 'Try it out' }).click();
  await login.getByRole('button', { name: 'Execute' }).click();
  // Below it stand examples of answers, which have the same code.
  await expect(login.locator('.live-responses-table').getByText('"VALIDATION"').first()).toBeVisible();
});

test('the page of the API fits a thumb and a narrow screen @phone', async ({ page }) => {
  await page.goto('/api/docs#/Accounts/postLogin');
  await expect(page.getByRole('heading', { level: 1, name: /Investor portal API/ })).toBeVisible();
  const login = page.locator('#operations-Accounts-postLogin');
  await login.getByRole('button', { name: 'Try it out' }).click();
  await expect(login.getByRole('button', { name: 'Execute' })).toBeVisible();
  expect(await sidewaysPixels(page)).toBe(0);
  expect(await smallTargets(page)).toEqual([]);
  expect(await cutAnswers(page)).toEqual([]);
});
